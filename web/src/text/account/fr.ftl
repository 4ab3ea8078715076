# La page du compte en français.

account-title = Profil
account-me = Nom et langue
account-save = Enregistrer
account-saved = Enregistré.
account-guest = Vous jouez sans compte : vos parties sont gardées dans ce navigateur. Un compte les garde partout ; il ne demande qu’un nom et un mot de passe.
account-in = Compte : { $account }
account-leave = Se déconnecter
account-name = Nom du compte
account-password = Mot de passe
account-enter = Se connecter
account-make = Créer un compte
notices = Notifications
notices-text = Recevez un message quand c’est à vous de jouer dans une partie qui dure des jours.
notices-none = Aucune notification.
notice-way = Comment
notice-email = Courriel
notice-webhook = Webhook
notice-push = Navigateur
notice-digest =
    { $minutes ->
        [one] au plus une fois par minute
       *[other] au plus une fois toutes les { $minutes } minutes
    }
notice-drop = Arrêter
notice-add = Activer
notice-minutes = Regrouper (minutes)
target-email = Adresse de courriel
target-email-text = Par exemple quelquun@example.org
target-webhook = Adresse à appeler
target-webhook-text = Par exemple https://example.org/tour ; elle est appelée avec du JSON.
push-here = Activer ici
push-refused = Ce navigateur refuse les notifications de ce site.
record-bring = Importer une partie
record-bring-text = Un fichier de partie est un fichier texte écrit par Burgh. Il est vérifié coup par coup, puis gardé comme partie à revoir.
record-file = Fichier de partie
record-keep = Vérifier et importer
record-line = Erreur à la ligne { $line } du fichier :
record-wrong = Ce n’est pas un fichier de partie de Burgh :
wrong-form = Le serveur n’a pas compris la demande.
wrong-name = De 1 à 40 caractères.
wrong-account = De 3 à 32 lettres, chiffres, points, traits d’union ou soulignés.
wrong-password-form = Au moins 8 caractères.
wrong-email = Cette adresse de courriel n’est pas valable.
wrong-webhook = Une adresse du web commence par https://
wrong-minutes = De 0 à 1440 ; 0 envoie aussitôt.
problem-has_account = Un compte est déjà ouvert ici.
problem-account_taken = Ce nom est déjà pris.
problem-wrong_password = Nom ou mot de passe incorrect.
problem-no_channel = Ce serveur n’envoie pas de notifications par ce moyen.
problem-no_such_notice = Cette notification n’existe plus.
problem-too_large = Le fichier est trop grand.
problem-foreign = Page périmée. Rechargez-la.
problem-empty = Ce fichier est vide.
problem-internal = Une erreur est survenue sur le serveur. Elle a été enregistrée.
