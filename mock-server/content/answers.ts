import type { Language } from './people/index.ts'

/** An answer that has been written by hand: it is given when the question holds all words of one of the sets. */
export type WrittenAnswer = {
  /** Beginnings of words, without case and accents. */
  when: string[][]
  message: Record<Language, string>
  /**
   * Posts by the beginning of their titles, with the words that the answer rests on; with `file` the attachment of that
   * name.
   */
  rests: { post: string; snippet: string; file?: string; page?: number }[]
}

export const writtenAnswers: WrittenAnswer[] = [
  {
    when: [
      ['line 4', 'stop'],
      ['linea 4', 'ferm'],
      ['linie 4', 'stand'],
      ['linea 4', 'paro'],
      ['ligne 4', 'arret'],
    ],
    message: {
      en: 'A position sensor on the second press had drifted by 0.4 mm, so the press stopped itself to protect the tool. [1]\n\nThe sensor was replaced the same day, and a check was added to the morning round. [2]',
      it: 'Un sensore di posizione sulla seconda pressa si era spostato di 0,4 mm e la pressa si è fermata da sola per proteggere lo stampo. [1]\n\nIl sensore è stato sostituito il giorno stesso e al giro del mattino è stato aggiunto un controllo. [2]',
      de: 'Ein Positionssensor an der zweiten Presse hatte sich um 0,4 mm verschoben. Die Presse hat sich selbst gestoppt, um das Werkzeug zu schützen. [1]\n\nDer Sensor wurde am selben Tag ersetzt, und zum Morgenrundgang gehört jetzt eine Prüfung. [2]',
      es: 'Un sensor de posición de la segunda prensa se había desviado 0,4 mm y la prensa se paró sola para proteger la herramienta. [1]\n\nEl sensor se cambió el mismo día y se añadió una comprobación a la ronda de la mañana. [2]',
      el: 'Ένας αισθητήρας θέσης στη δεύτερη πρέσα είχε μετατοπιστεί κατά 0,4 mm και η πρέσα σταμάτησε μόνη της για να προστατεύσει το εργαλείο. [1]\n\nΟ αισθητήρας αντικαταστάθηκε την ίδια μέρα και προστέθηκε έλεγχος στον πρωινό γύρο. [2]',
      pt: 'Um sensor de posição da segunda prensa tinha se deslocado 0,4 mm, e a prensa parou sozinha para proteger a ferramenta. [1]\n\nO sensor foi trocado no mesmo dia, e uma verificação foi incluída na ronda da manhã. [2]',
      fr: 'Un capteur de position de la deuxième presse s’était décalé de 0,4 mm : la presse s’est arrêtée d’elle-même pour protéger l’outil. [1]\n\nLe capteur a été remplacé le jour même, et un contrôle a été ajouté à la ronde du matin. [2]',
    },
    rests: [
      {
        post: 'Line 4 stop',
        snippet: 'The position sensor on the second press had drifted by 0.4 mm. We replaced it on both shifts.',
      },
      {
        post: 'Line 4 stop',
        file: 'report-line4.pdf',
        page: 3,
        snippet: 'The zero position is read at the start of every shift and written down.',
      },
    ],
  },
  {
    when: [
      ['halo 60', 'later'],
      ['halo 60', 'why'],
      ['halo 60', 'when'],
      ['halo 60', 'launch'],
      ['halo 60', 'perche'],
      ['halo 60', 'warum'],
    ],
    message: {
      en: '**Halo 60** comes in the fourth week of February, two weeks later than planned. [1]\n\nIn the last rain test one lamp in forty let water past the lower seal. What changed since:\n\n- the seal is one piece instead of two; it costs eleven cents more\n- forty lamps have been under water for nine days, and all are dry [1]\n- the model now knows that a lamp breathes in when it cools down at night [2]',
      it: '**Halo 60** arriva nella quarta settimana di febbraio, due settimane dopo il previsto. [1]\n\nNell’ultima prova sotto la pioggia una lampada su quaranta ha lasciato passare acqua dalla guarnizione inferiore. Che cosa è cambiato:\n\n- la guarnizione è in un pezzo solo invece di due e costa undici centesimi in più\n- quaranta lampade sono rimaste sott’acqua per nove giorni e sono tutte asciutte [1]\n- il modello ora sa che una lampada aspira aria quando di notte si raffredda [2]',
      de: '**Halo 60** kommt in der vierten Februarwoche, zwei Wochen später als geplant. [1]\n\nIm letzten Regentest ließ eine von vierzig Lampen an der unteren Dichtung Wasser durch. Was sich seither geändert hat:\n\n- die Dichtung besteht aus einem statt aus zwei Teilen und kostet elf Cent mehr\n- vierzig Lampen lagen neun Tage unter Wasser, und alle sind trocken [1]\n- das Modell weiß jetzt, dass eine Lampe Luft ansaugt, wenn sie nachts abkühlt [2]',
      es: '**Halo 60** llega en la cuarta semana de febrero, dos semanas más tarde de lo previsto. [1]\n\nEn la última prueba de lluvia, una de cada cuarenta lámparas dejó pasar agua por la junta inferior. Qué ha cambiado:\n\n- la junta es de una pieza en lugar de dos y cuesta once céntimos más\n- cuarenta lámparas han estado nueve días bajo el agua y todas están secas [1]\n- el modelo ya sabe que una lámpara aspira aire cuando se enfría por la noche [2]',
      el: 'Το **Halo 60** έρχεται την τέταρτη εβδομάδα του Φεβρουαρίου, δύο εβδομάδες αργότερα από το προγραμματισμένο. [1]\n\nΣτην τελευταία δοκιμή βροχής ένα στα σαράντα φωτιστικά άφησε νερό να περάσει από το κάτω λάστιχο. Τι άλλαξε από τότε:\n\n- το λάστιχο είναι μονοκόμματο αντί για δύο κομμάτια και κοστίζει έντεκα λεπτά περισσότερο\n- σαράντα φωτιστικά έμειναν εννέα μέρες κάτω από το νερό και είναι όλα στεγνά [1]\n- το μοντέλο γνωρίζει πλέον ότι ένα φωτιστικό ρουφά αέρα όταν κρυώνει τη νύχτα [2]',
      pt: '**Halo 60** chega na quarta semana de fevereiro, duas semanas depois do planejado. [1]\n\nNo último teste de chuva, uma em cada quarenta lâmpadas deixou passar água pela vedação inferior. O que mudou desde então:\n\n- a vedação é uma peça só, em vez de duas, e custa onze centavos a mais\n- quarenta lâmpadas ficaram nove dias debaixo d’água, e todas estão secas [1]\n- o modelo agora sabe que uma lâmpada aspira ar quando esfria à noite [2]',
      fr: '**Halo 60** arrive la quatrième semaine de février, deux semaines plus tard que prévu. [1]\n\nLors du dernier essai de pluie, une lampe sur quarante a laissé passer de l’eau par le joint inférieur. Ce qui a changé depuis :\n\n- le joint est d’une seule pièce au lieu de deux et coûte onze centimes de plus\n- quarante lampes ont passé neuf jours sous l’eau, et toutes sont sèches [1]\n- le modèle sait désormais qu’une lampe aspire de l’air quand elle refroidit la nuit [2]',
    },
    rests: [
      {
        post: 'Halo 60 comes',
        snippet: 'We have moved the launch of Halo 60 from the second to the fourth week of February.',
      },
      { post: 'Simuler la pluie', snippet: 'La pluie n’entre pas quand il pleut, elle entre quand on va se coucher.' },
    ],
  },
  {
    when: [['vpn'], ['remote', 'access']],
    message: {
      en: 'Install the new client before the end of the month, when the old one’s certificate expires. [1]\n\n1. Open **Software centre** and choose *Meridiana Connect 5*.\n2. Restart when asked. Open documents are kept.\n3. Sign in once with your usual name and confirm on the phone.\n\nIn some hotels, switch the client to “compatible”.',
      it: 'Installa il nuovo client entro la fine del mese: il certificato di quello vecchio scade allora. [1]\n\n1. Apri **Software centre** e scegli *Meridiana Connect 5*.\n2. Riavvia quando viene richiesto; i documenti aperti restano.\n3. Accedi una volta con il tuo nome utente abituale e conferma sul telefono.\n\nIn alcuni hotel imposta il client su «compatibile».',
      de: 'Installieren Sie den neuen Client bis zum Monatsende: Dann läuft das Zertifikat des alten ab. [1]\n\n1. Öffnen Sie **Software centre** und wählen Sie *Meridiana Connect 5*.\n2. Starten Sie neu, wenn Sie dazu aufgefordert werden; offene Dokumente bleiben erhalten.\n3. Melden Sie sich einmal mit Ihrem üblichen Namen an und bestätigen Sie auf dem Telefon.\n\nIn manchen Hotels stellen Sie den Client auf „kompatibel“.',
      es: 'Instala el cliente nuevo antes de fin de mes: entonces caduca el certificado del antiguo. [1]\n\n1. Abre **Software centre** y elige *Meridiana Connect 5*.\n2. Reinicia cuando se te pida; los documentos abiertos se conservan.\n3. Inicia sesión una vez con tu nombre habitual y confirma en el teléfono.\n\nEn algunos hoteles, pon el cliente en «compatible».',
      el: 'Εγκαταστήστε το νέο πρόγραμμα πριν από το τέλος του μήνα: τότε λήγει το πιστοποιητικό του παλιού. [1]\n\n1. Ανοίξτε το **Software centre** και επιλέξτε *Meridiana Connect 5*.\n2. Κάντε επανεκκίνηση όταν σας ζητηθεί· τα ανοιχτά έγγραφα διατηρούνται.\n3. Συνδεθείτε μία φορά με το συνηθισμένο σας όνομα και επιβεβαιώστε στο τηλέφωνο.\n\nΣε ορισμένα ξενοδοχεία επιλέξτε «συμβατή» λειτουργία.',
      pt: 'Instale o novo cliente até o fim do mês: é quando vence o certificado do antigo. [1]\n\n1. Abra o **Software centre** e escolha *Meridiana Connect 5*.\n2. Reinicie quando for solicitado; os documentos abertos são mantidos.\n3. Entre uma vez com seu nome de sempre e confirme no celular.\n\nEm alguns hotéis, mude o cliente para “compatível”.',
      fr: 'Installez le nouveau client avant la fin du mois : le certificat de l’ancien expire alors. [1]\n\n1. Ouvrez **Software centre** et choisissez *Meridiana Connect 5*.\n2. Redémarrez quand on vous le demande ; les documents ouverts sont conservés.\n3. Connectez-vous une fois avec votre nom habituel et confirmez sur le téléphone.\n\nDans certains hôtels, réglez le client sur « compatible ».',
    },
    rests: [{ post: 'VPN', snippet: 'The certificate of the old client ends with the month.' }],
  },
  {
    when: [
      ['spring', 'catalogue'],
      ['catalogo', 'primavera'],
      ['fruhjahr', 'katalog'],
    ],
    message: {
      en: 'The final proofs are there. Pages 12 to 19 should be read before Friday noon; print closes the same evening. [1] One thing is still open in the comments: the price group of Halo 60 on page 13.',
      it: 'Le bozze definitive sono pronte. Le pagine da 12 a 19 vanno lette entro venerdì a mezzogiorno; la stampa chiude la sera stessa. [1] Nei commenti resta un punto aperto: il gruppo di prezzo di Halo 60 a pagina 13.',
      de: 'Die endgültigen Druckfahnen sind da. Die Seiten 12 bis 19 sollten bis Freitagmittag gelesen sein; am selben Abend ist Druckschluss. [1] In den Kommentaren ist noch ein Punkt offen: die Preisgruppe von Halo 60 auf Seite 13.',
      es: 'Las pruebas finales ya están. Las páginas 12 a 19 deben leerse antes del viernes a mediodía; la imprenta cierra esa misma tarde. [1] En los comentarios queda un punto abierto: el grupo de precios de Halo 60 en la página 13.',
      el: 'Τα τελικά δοκίμια είναι έτοιμα. Οι σελίδες 12 έως 19 πρέπει να διαβαστούν πριν από το μεσημέρι της Παρασκευής· η εκτύπωση κλείνει το ίδιο βράδυ. [1] Στα σχόλια μένει ένα ανοιχτό σημείο: η ομάδα τιμών του Halo 60 στη σελίδα 13.',
      pt: 'As provas finais estão prontas. As páginas 12 a 19 devem ser lidas até sexta ao meio-dia; a gráfica fecha na mesma noite. [1] Nos comentários falta resolver um ponto: o grupo de preços do Halo 60 na página 13.',
      fr: 'Les épreuves définitives sont là. Les pages 12 à 19 sont à relire avant vendredi midi ; l’impression boucle le soir même. [1] Un point reste ouvert dans les commentaires : le groupe de prix de Halo 60 en page 13.',
    },
    rests: [
      {
        post: 'Spring catalogue',
        snippet: 'Please look at pages 12 to 19 before Friday noon. Print closes the same evening.',
      },
    ],
  },
]

type Phrases = { nothing: string; several: string; one: string }

/** What the assistant says around what it found, by language. */
export const phrases: Record<Language, Phrases> = {
  en: {
    nothing: 'I found nothing about this in what you have access to. Try other words, or ask in the right community.',
    one: 'Here’s what I found:',
    several: 'Several posts mention this:',
  },
  it: {
    nothing:
      'Non ho trovato nulla su questo in ciò a cui hai accesso. Prova con altre parole, o chiedi nella community giusta.',
    one: 'Ecco che cosa ho trovato:',
    several: 'Ne parlano diversi post:',
  },
  de: {
    nothing:
      'Dazu habe ich in dem, worauf Sie Zugriff haben, nichts gefunden. Versuchen Sie andere Wörter oder fragen Sie in der passenden Community.',
    one: 'Das habe ich gefunden:',
    several: 'Mehrere Beiträge erwähnen das:',
  },
  es: {
    nothing:
      'No he encontrado nada sobre esto en lo que puedes leer. Prueba con otras palabras o pregunta en la comunidad adecuada.',
    one: 'Esto es lo que he encontrado:',
    several: 'Varias publicaciones hablan de ello:',
  },
  el: {
    nothing:
      'Δεν βρήκα κάτι γι’ αυτό σε όσα μπορείτε να διαβάσετε. Δοκιμάστε άλλες λέξεις ή ρωτήστε στην κατάλληλη κοινότητα.',
    one: 'Βρήκα τα εξής:',
    several: 'Αρκετές αναρτήσεις το αναφέρουν:',
  },
  pt: {
    nothing:
      'Não encontrei nada sobre isso no que você pode ler. Tente outras palavras ou pergunte na comunidade certa.',
    one: 'Foi isto que encontrei:',
    several: 'Várias publicações falam disso:',
  },
  fr: {
    nothing:
      'Je n’ai rien trouvé à ce sujet dans ce que vous pouvez lire. Essayez d’autres mots, ou demandez à la communauté concernée.',
    one: 'Voici ce que j’ai trouvé :',
    several: 'Plusieurs publications en parlent :',
  },
}

/** Beginnings of words that the assistant may not look into, whatever else is asked. */
export const closedTopics = [
  'salar',
  'stipend',
  'gehalt',
  'sueldo',
  'μισθ',
  'salair',
  'payroll',
  'password',
  'kennwort',
  'contrasena',
  'medical',
]

/** Words that say nothing about what is asked. */
export const emptyWords = new Set(
  'the a an and or of to in on at for with is are was were be do does did what why when where who how which that this it its we our you your my me can could about from has have had tell any there il lo la gli le un una di da in con su per che chi come quando dove perche cosa sono der die das ein eine und oder von zu im am mit ist sind war was warum wann wo wer wie uber el los las un unos de y que cual cuando donde por para como es son le les des du au aux et est sont quoi pourquoi quand ou qui comment o os as um uma e do da no na com para por quando onde το τα ο η οι και να για με σε από τι πώς πότε πού ποιος γιατί'.split(
    ' ',
  ),
)
