# Les règles de la maison en français : tables privées, hôtes, signalements, page de l’opérateur.

new-private = Privée : seulement avec un lien ou le mot de passe
new-password = Mot de passe
new-password-text = Facultatif : sans lui, seuls vos liens ouvrent la table.
new-spectators = Laisser regarder
new-spectator-chat = Laisser les spectateurs discuter entre eux

gate-title = Cette table est privée
gate-password-text = Saisissez le mot de passe qu’on vous a donné.
gate-link-text = Elle ne s’ouvre qu’avec son lien. Demandez-le à l’hôte.
gate-enter = Entrer
private-link = Lien pour regarder
private-link-text = il suffit pour voir la table

host-tools = Outils de l’hôte
host-people = Personnes à la table
host-is = hôte
spectator-mark = spectateur
is-barred = accès refusé
is-silenced = discussion coupée
nobody-here = Personne d’autre n’est là.
kick = Faire partir { $name }
bar = Refuser l’accès à { $name }
unbar = Laisser revenir { $name }
silence = Couper la discussion à { $name }
unsilence = Rendre la discussion à { $name }
hand-over = Confier la table à { $name }
close-table = Fermer la table
close-table-text = Plus personne ne peut y entrer ni y jouer.
close-reason = Raison
delete-table = Supprimer la table
delete-table-text = La table et sa partie disparaissent pour toujours.
sure = Oui, continuer
never-mind = Annuler
chat-spectators = Parler aux autres spectateurs
chat-spectators-text = Les joueurs le voient à la fin de la partie.
chat-spectators-off = Les spectateurs ne discutent pas à cette table.

about = À propos de { $name }…
block = Bloquer { $name }
blocked = C’est fait. Vous ne voyez plus les messages de { $name }.
report = Signaler { $name }
report-reason = Que se passe-t-il ?
report-sent = Merci. Les opérateurs sont au courant.
blocks = Personnes bloquées
blocks-text = Vous ne voyez pas leurs messages, et vos tables leur sont fermées.
unblock = Débloquer { $name }

log-removed = quitte la table : décision de l’hôte
log-handed_over = { $name } devient l’hôte de la table
log-closed = La table est fermée
log-closed-because = La table est fermée : { $reason }
table-closed = Cette table est fermée.
banned-title = Vous ne pouvez pas jouer ici
banned-until = Jusqu’au { $until }.
banned-for-good = Sans limite de temps.
banned-reason = Raison : { $reason }
forbidden-text = D’autres tables vous sont ouvertes.

operator = Opérateur
operator-title = Gestion de ce serveur
operator-only = Cette page est réservée aux opérateurs.
operator-reports = Signalements
operator-tables = Tables
operator-people = Personnes
operator-bans = Exclusions
operator-retention = Ce qui est conservé
operator-audit = Journal des décisions
operator-search = Chercher
operator-search-tables = Table ou joueur
operator-search-people = Nom ou compte
operator-none = Rien ici.
operator-settled = Réglés
operator-settle = Régler
operator-outcome = Suite donnée
operator-by = signalé par { $name }
operator-open-table = Ouvrir la table
operator-at = { $name } · { $when }
operator-account = compte { $account }
operator-guest = sans compte
operator-is-operator = opérateur
operator-is-banned = accès fermé
operator-tables-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
operator-private = privée
ban = Exclure { $name }
ban-reason = Raison (la personne la voit)
ban-days = Jours (vide : sans limite)
ban-network = Réseau à exclure
ban-network-text = Par exemple 203.0.113.0/24
ban-do = Exclure
unban = Lever l’exclusion de { $name }
ban-until = jusqu’au { $until }
ban-for-good = sans limite
status-closed = fermée
status-playing = en cours
retention-what = Quoi
retention-days = Conservé
retention-count = À supprimer
retention-guests = Visiteurs qui n’ont jamais joué
retention-chat = Discussions des parties finies
retention-games = Parties finies
retention-open_tables = Tables qui n’ont jamais commencé
retention-audit = Ce journal et les signalements réglés
retention-for-ever = toujours
retention-for-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
audit-role-operator = opérateur
audit-role-host = hôte
audit-role-console = ligne de commande
audit-deed-remove = fait partir
audit-deed-bar = refuse l’accès à
audit-deed-unbar = laisse revenir
audit-deed-silence = coupe la discussion à
audit-deed-unsilence = rend la discussion à
audit-deed-set_rules = change les règles pour les spectateurs
audit-deed-hand_over = confie la table à
audit-deed-close = ferme la table
audit-deed-delete = supprime la table
audit-deed-ban = exclut
audit-deed-unban = lève l’exclusion de
audit-deed-settle = règle un signalement
audit-deed-role = change un rôle
audit-deed-reset_link = crée un lien de nouveau mot de passe pour
audit-deed-retention = supprime ce qui est ancien

problem-not_now = Pas à ce moment de la partie.
problem-not_allowed = Réservé à l’hôte ou à un opérateur.
problem-barred = L’hôte ne vous veut pas à cette table.
problem-password_needed = Cette table est privée : il faut le mot de passe.
problem-private = Cette table est privée : il faut son lien.
problem-no_spectators = Cette table ne se regarde pas.
problem-plays_here = Un joueur ne peut pas être retiré d’une partie.
problem-closed = Cette table est fermée.
problem-reason_needed = Dites pourquoi vous fermez une partie.
problem-chat_off = Les spectateurs ne discutent pas à cette table.
problem-too_long = 200 caractères au plus pour les spectateurs.
problem-chat_full = Les spectateurs ont assez parlé à cette table.
problem-silenced = L’hôte vous a coupé la discussion à cette table.
problem-not_a_spectator = Les joueurs n’écrivent pas aux spectateurs.
problem-banned = Vous ne pouvez pas jouer sur ce serveur.
problem-removed = L’hôte vous a fait quitter cette table.
problem-wrong_table_password = Ce n’est pas le mot de passe de cette table.
problem-not_welcome = L’un de vous a bloqué l’autre.
problem-no_such_person = Cette personne n’est pas là.
problem-no_such_ban = L’exclusion est déjà levée.
problem-no_such_block = Ce blocage est déjà levé.
problem-no_such_report = Ce signalement est déjà réglé.
problem-is_operator = Un opérateur ne peut pas être exclu.
