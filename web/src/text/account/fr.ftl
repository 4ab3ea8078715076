# La page du compte en français.

account-title = Vous chez Burgh
account-me = Nom et langue
account-save = Garder le nom
account-saved = C’est gardé.
account-guest = Vous êtes une visite : ce navigateur connaît vos parties. Un compte les connaît partout ; il ne demande qu’un nom et un mot de passe.
account-in = Vous êtes dans le compte { $account }.
account-leave = Quitter le compte
account-name = Nom du compte
account-password = Mot de passe
account-enter = Entrer
account-make = Créer un compte
notices = Avis
notices-text = Soyez prévenu quand c’est à vous dans une partie qui dure des jours.
notices-none = Personne ne vous prévient encore.
notice-way = Comment
notice-email = Courriel
notice-webhook = Webhook
notice-push = Navigateur
notice-digest =
    { $minutes ->
        [one] au plus une fois par minute
       *[other] au plus une fois en { $minutes } minutes
    }
notice-drop = Arrêter
notice-add = Prévenez-moi
notice-minutes = Rassembler pendant tant de minutes
target-email = Adresse de courriel
target-email-text = Par exemple quelquun@example.org
target-webhook = Adresse à appeler
target-webhook-text = Par exemple https://example.org/tour ; elle est appelée avec du JSON.
push-here = Prévenez-moi dans ce navigateur
push-refused = Ce navigateur ne permet pas de messages d’ici.
record-bring = Une partie venue d’ailleurs
record-bring-text = Un enregistrement est un fichier texte écrit par Burgh. Il est vérifié coup par coup, puis gardé comme partie à revoir.
record-file = Fichier de l’enregistrement
record-keep = Vérifier et garder
record-line = La ligne { $line } du fichier est fausse :
record-wrong = Ce fichier n’est pas un enregistrement :
wrong-form = Le serveur n’a pas pu lire cela.
wrong-name = De 1 à 40 lettres, s’il vous plaît.
wrong-account = De 3 à 32 lettres, chiffres, points, traits d’union ou soulignés.
wrong-password-form = Au moins 8 caractères.
wrong-email = Ce n’est pas une adresse de courriel.
wrong-webhook = Ce n’est pas une adresse du web : elle commence par https://
wrong-minutes = De 0 à 1440 ; 0 prévient aussitôt.
problem-has_account = Vous êtes déjà dans un compte.
problem-account_taken = Ce nom appartient à quelqu’un.
problem-wrong_password = Il n’y a pas de compte avec ce nom et ce mot de passe.
problem-no_channel = Ce serveur n’envoie pas d’avis par ce moyen.
problem-no_such_notice = Ce souhait n’existe plus.
problem-too_large = Le fichier est trop grand.
problem-foreign = La page a vieilli. Rechargez-la.
problem-empty = Il n’y a rien dedans.
problem-internal = Quelque chose a échoué sur le serveur. C’est noté là-bas.
