import { says, type WrittenPost } from '../types.ts'

const german: Omit<WrittenPost, 'language'>[] = [
  {
    title: 'Prüfstand 3 läuft wieder, und wir wissen endlich, warum er nicht lief',
    by: 'jonas-keller',
    community: 'werk-ulm',
    state: 'published',
    likes: 22,
    pictures: [{ scene: 'workbench', alternativeText: 'Der geöffnete Prüfstand mit einem Messgerät davor' }],
    cover: { x: 0.5, y: 0.6 },
    body: `
Elf Tage lang hat Prüfstand 3 jede vierzigste Leuchte für defekt erklärt, und jede vierzigste war in Ordnung. Wir haben Software getauscht, Kabel getauscht und einander misstrauisch angesehen.

Es war die **Tür**. Genauer: die Dichtung der Tür zum Nebenraum. Wenn dort der Kompressor anlief, kam ein Luftzug durch den Spalt, kühlte den Fühler um ein halbes Grad, und die Messung kippte. Gefunden hat es @yusuf-demir, der beim Vesper bemerkte, dass seine Serviette alle zwanzig Minuten zuckt.

## Was wir ändern
- Der Fühler bekommt ein Rohr, die Tür eine neue Dichtung.
- Jede Messung schreibt die Raumtemperatur mit.
- 212 aussortierte Leuchten werden noch einmal geprüft und, wenn sie gut sind, verkauft.

Und wir hängen eine Serviette auf. #prüfstand
`,
    comments: [
      says('yusuf-demir', 'Die Serviette hängt. Bitte nicht waschen, sie ist kalibriert.'),
      says('katharina-vogel', 'Elf Tage sind lang. Aber so ein Ergebnis nehme ich lieber als „Neustart hat geholfen“.'),
      says('dimitris-vlachos', 'We had the same with a window in March. Never wrote it down. Now I will.', [
        says('jonas-keller', 'Please do, we can make it one page together.'),
      ]),
    ],
  },
  {
    title: 'Ausbildung: drei Monate, drei Abteilungen, ein Förderband',
    by: 'felix-neumann',
    community: 'werk-ulm',
    likes: 35,
    pictures: [
      { scene: 'classroom', alternativeText: 'Vier Auszubildende um ein kleines Förderband aus Holz und Aluminium' },
    ],
    body: `
Unser Projekt im ersten Lehrjahr war ein Förderband, das Leuchtmittel nach Farbe sortiert. Ein Meter zwanzig lang, vier Leute, drei Monate.

Nach einem Monat konnten wir sehr gut erklären, warum es nicht geht. Nach zwei Monaten ging es, aber nur vormittags. Der Grund stand am Himmel: nachmittags scheint die Sonne durch das Oberlicht, und dann sind für unseren Sensor **alle Lampen warmweiß**. Seitdem hat das Band ein Dach, und ich verstehe, warum Frau @petra-lang immer erst das Licht ausmacht, bevor sie etwas sagt.

Wir zeigen es am Donnerstag um 15 Uhr in der Lehrwerkstatt. Es sortiert 30 Stück in der Minute und irrt sich bei einem von zweihundert. Bei Kerzenlampen irrt es sich öfter, aber die mögen wir auch nicht. #ausbildung
`,
    comments: [
      says(
        'stefan-brandt',
        'Einer von zweihundert ist besser als manche gekaufte Anlage. Ich bringe Kerzenlampen mit.',
      ),
      says('petra-lang', 'Dach drauf ist immer die richtige Antwort.'),
      says('nicolo-villa', 'Complimenti! Possiamo copiarlo a Torino?', [
        says('felix-neumann', 'Sehr gern, ich schicke dir die Zeichnungen. Das Dach zuerst bauen!'),
      ]),
    ],
  },
  {
    title: 'Betriebsversammlung: Gleitzeit, Dächer, Weihnachten',
    by: 'miriam-schaefer',
    community: 'werk-ulm',
    likes: 14,
    event: { inDays: 6, from: '13:30', to: '15:00', timeZone: null, place: 'Ulm, Kantine' },
    body: `
Die Versammlung beginnt um halb zwei und dauert höchstens anderthalb Stunden; für die Spätschicht zählt sie als Arbeitszeit. Auf der Tagesordnung stehen:

1. Gleitzeit in der Fertigung: was der Versuch in Halle 2 gezeigt hat
2. Die Photovoltaik auf Dach 4 und die Frage, wer wann über den Hof darf
3. Betriebsruhe zwischen den Jahren
4. Verschiedenes, also das Wichtigste

Wer nicht vor Leuten sprechen mag, wirft seine Frage in den **gelben Kasten** neben der Stempeluhr. Wir lesen alle vor, auch die unfreundlichen, und wir lassen sie so, wie sie geschrieben sind. #betriebsrat
`,
    files: [{ name: 'gleitzeit-ergebnis.pdf', sizeBytes: 720_000 }],
    comments: [
      says('lena-hoffmann', 'Zu Punkt 1 bringe ich die Zahlen mit, auf einer Seite.'),
      says('yusuf-demir', 'Danke für den Kasten. Er ist schon halb voll.'),
    ],
  },
  {
    title: 'Ein Lieferant weniger, und warum wir ihn vermissen werden',
    by: 'anja-winkler',
    community: 'quality-and-safety',
    state: 'approved',
    likes: 19,
    body: `
Die Firma Hägele in Blaubeuren schließt zum Jahresende. Sie hat uns sechsundzwanzig Jahre lang Federn geliefert, elf Sorten, und in dieser Zeit gab es **drei** Reklamationen, von denen zwei unsere eigenen Zeichnungsfehler waren.

Einen Nachfolger in der Familie gibt es nicht. Wir haben angeboten, die Maschinen zu übernehmen; Herr Hägele hat gelacht und gesagt, die Maschinen seien nicht das, was wir brauchen. Er hat recht. Deshalb kommt er im Januar für zwei Wochen zu uns und zeigt @thiago-moreira und mir, worauf er beim Wickeln hört.

Für die Übergangszeit haben wir Bestand bis Juni. Ab März liefern zwei Firmen, eine in Thüringen, eine bei Porto. Die Muster sind gut. Ob sie in sechsundzwanzig Jahren auch noch gut sind, weiß ich nicht. #suppliers
`,
    comments: [
      says('thiago-moreira', 'Ich übe schon Schwäbisch. Danke, dass ich kommen darf!'),
      says('tiago-duarte', 'The samples from Porto passed 200,000 cycles this morning. Report follows.'),
    ],
  },
  {
    title: 'Wartungsfenster am Samstag: Planung und Zeichnungen nicht erreichbar',
    by: 'tobias-krueger',
    community: 'it-service-desk',
    state: 'published',
    likes: 4,
    body: `
Am Samstag von **6 bis 11 Uhr** tauschen wir die Speicher unter der Produktionsplanung und dem Zeichnungsarchiv. In dieser Zeit sind beide nicht erreichbar, auch nicht lesend. Das Portal, die Post und die Telefone laufen weiter.

Wer am Samstag Schicht hat: Die Aufträge liegen ab Freitag, 18 Uhr, ausgedruckt im Meisterbüro. Rückmeldungen bitte auf dem Papier machen, wir tragen sie am Montag gemeinsam nach.

Wenn bis 10 Uhr etwas klemmt, gehen wir zurück auf den alten Stand. Das ist geübt, zweimal, einmal davon unfreiwillig. #maintenance
`,
    comments: [
      says('eleni-stavrou', 'Gilt das auch für uns in Thessaloniki?', [
        says('tobias-krueger', 'Ja, bei euch von 7 bis 12 Uhr Ortszeit.'),
      ]),
    ],
  },
  {
    title: 'Das Rad, das hier steht, gehört niemandem',
    by: 'lena-hoffmann',
    community: 'people-and-places',
    likes: 28,
    body: `
Am Tor 2 stehen seit gestern sechs graue Fahrräder. Sie gehören niemandem, also allen. Man nimmt eines, fährt zur Halle 5 oder zum Bahnhof und stellt es **dort wieder ab, wo jemand anderes es braucht**: an einem der vier grauen Ständer.

Es gibt kein Schloss, keine App und keine Liste. Wir wollen wissen, ob das geht. In Campinas geht es seit zwei Jahren, und dort sind von zwanzig Rädern noch zweiundzwanzig da. Niemand kann das erklären.

Wer einen Platten findet, hängt das rote Band an den Lenker. Die Lehrwerkstatt flickt mittwochs.
`,
    comments: [
      says('camila-santos', 'Eram vinte. Agora são vinte e três. Continuamos sem explicação.'),
      says('felix-neumann', 'Mittwochs ist korrekt, aber bitte mit Kuchen.'),
    ],
  },
  {
    title: 'Optik für alle: Warum eine matte Scheibe mehr Licht geben kann',
    by: 'petra-lang',
    community: 'learning-corner',
    likes: 24,
    pictures: [{ scene: 'spectrum', alternativeText: 'Strahlengänge durch eine klare und eine matte Scheibe' }],
    cover: { x: 0.5, y: 0.4 },
    body: `
Es klingt falsch: Man nimmt eine klare Scheibe heraus, setzt eine matte ein, und der Tisch wird heller. Letzte Woche haben drei Besucher gewettet, dass das nicht sein kann. Ich trinke seitdem kostenlos Kaffee.

Die Lösung: Eine klare Scheibe wirft flach einfallendes Licht zurück, es kreist in der Leuchte und wird zu Wärme. Die matte Seite hat winzige Hügel, und **für jeden flachen Strahl steht irgendwo ein Hügel richtig**. Was sonst gefangen bliebe, kommt heraus, zwar nicht geradeaus, aber eben heraus.

Das gilt nur, wenn die matte Seite innen liegt. Außen ist sie bloß schwer zu putzen. Wer es sehen will: Raum 0.14, jeden Dienstag nach dem Mittagessen, zehn Minuten, kein Vortrag. #reading
`,
    comments: [
      says('elodie-girard', 'Voilà pourquoi la version sablée à l’intérieur gagnait toujours. Merci !'),
      says('jonas-keller', 'Ich war einer der drei. Ich bestehe auf einer Revanche.'),
    ],
  },
  {
    title: 'Photovoltaik auf Dach 4: Was die Sonne im November noch schafft',
    by: 'katharina-vogel',
    community: 'werk-ulm',
    state: 'approved',
    likes: 17,
    pictures: [{ scene: 'solar', alternativeText: 'Reihen von Solarmodulen auf dem Sheddach, dahinter das Münster' }],
    cover: { x: 0.5, y: 0.7 },
    body: `
Seit drei Wochen arbeiten 840 Module auf Dach 4. Der November ist der schlechteste Monat, um damit anzufangen, und darum der ehrlichste.

- Bester Tag: **1.910 kWh**, ein Dienstag mit Ostwind
- Schlechtester Tag: 88 kWh, Nebel bis um drei
- Im Mittel deckt das Dach mittags die Klimatechnik der Optik und sonst nichts

Im Juni soll es die halbe Halle sein. Bis dahin bitte ich um Geduld mit dem Gerüst an der Nordseite; es bleibt bis Mitte Dezember, weil die Blitzableiter in der falschen Farbe geliefert wurden. Nein, die Farbe ist dem Blitz egal. Dem Denkmalschutz nicht.
`,
    comments: [
      says('ilaria-caruso', 'Bellissimo. Mi mandi la curva di un giorno di nebbia? La metto accanto alla nostra.'),
      says('miriam-schaefer', 'Danke für die ehrlichen Zahlen. Der gelbe Kasten hatte danach gefragt.'),
    ],
  },
]

export const germanPosts: WrittenPost[] = german.map((post) => ({ ...post, language: 'de' }))
