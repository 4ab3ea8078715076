# La page des règles en français. Les règles elles-mêmes sont dans docs/rules.

titles = Jeux
rules-title = { $title } : règles
rules-english = Le texte des règles est en anglais.
rules-english-text = Tout ce qui se dit à la table, refus et raisons compris, est dans votre langue ; ce texte-ci n’est pas encore traduit.
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucun résultat.
        [one] { $count } passage trouvé.
       *[other] { $count } passages trouvés.
    }
rules-none = Aucun résultat : aucun passage ne contient tous ces mots.
rules-contents = Sommaire
rules-missing = Ce jeu n’a pas de règles ici.
rules-loading = Chargement des règles…
