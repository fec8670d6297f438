import { postsOf } from './series.ts'

const tagebuch = postsOf({
  language: 'de',
  community: 'werk-ulm',
  by: ['felix-neumann', 'stefan-brandt'],
  scenes: ['classroom', 'workbench', 'notebook'],
  alternativeText: 'Die Lehrwerkstatt mit vier Werkbänken am Fenster',
  state: 'published',
  posts: [
    [
      'Aus der Lehrwerkstatt: Feilen',
      'Drei Tage feilen. Am ersten denkt man, die Feile sei schuld, am zweiten der Schraubstock, am dritten wird es **eben**. Mein Würfel ist auf vier Hundertstel genau und auf allen Seiten hässlich.',
      '#ausbildung',
    ],
    [
      'Aus der Lehrwerkstatt: Strom',
      'Wir haben eine Leuchte gebaut, die angeht, wenn man pfeift. Leider auch, wenn der Stapler pfeift. Wir nennen es eine Funktion. #ausbildung',
    ],
    [
      'Aus der Lehrwerkstatt: ein Fehler mit Ansage',
      'Herr Brandt hat in sechs Geräte je einen Fehler eingebaut und ist Kaffee trinken gegangen. Fünf haben wir gefunden, den sechsten hatte er vergessen. Es war der interessanteste. #ausbildung',
    ],
    [
      'Aus der Lehrwerkstatt: Fahrräder am Mittwoch',
      'Elf Platten, zwei Bremsen, ein Sattel ohne Fahrrad. Wer den Sattel vermisst: Er hängt an der Tür. Kuchen wurde geliefert, danke an die Optik. #ausbildung',
    ],
    [
      'Aus der Lehrwerkstatt: Besuch aus Torino',
      'Nicolò war eine Woche hier. Wir können jetzt auf Italienisch fluchen und er auf Schwäbisch. Außerdem steht in Torino demnächst ein Förderband **mit Dach**. #ausbildung',
    ],
    [
      'Aus der Lehrwerkstatt: Zwischenprüfung',
      'Alle bestanden. Die Prüferin hat gefragt, warum am Prüfstück ein Taschentuch hängt. Wir haben auf Herrn Demir verwiesen. #ausbildung #prüfstand',
    ],
  ],
})

const bericht = postsOf({
  language: 'de',
  community: 'werk-ulm',
  by: ['yusuf-demir', 'jonas-keller', 'katharina-vogel'],
  state: 'published',
  scenes: ['chart', 'solar', 'server-room'],
  alternativeText: 'Messreihen der Woche als Linien',
  posts: [
    [
      'Prüfstände, Wochenbericht: alles im Band',
      '9.812 Leuchten geprüft, 41 zurück an die Linie, davon 30 wegen eines Kabels, das zwei Millimeter zu kurz ist. Der Lieferant hat bestätigt und schickt neue bis Mittwoch.',
      '- Prüfstand 1: 99,7 %\n- Prüfstand 2: 99,5 %\n- Prüfstand 3: **99,6 %**, endlich wieder',
      '#prüfstand',
    ],
    [
      'Prüfstände, Wochenbericht: ein Montag',
      'Montag früh fiel in Halle 2 kurz der Strom aus. Die Prüfstände haben sich selbst abgeschaltet und nach neun Minuten wieder gemeldet. Vor einem Jahr hätte das den Vormittag gekostet. #prüfstand',
    ],
    [
      'Prüfstände, Wochenbericht: Kalibrierung',
      'Alle Lichtsensoren wurden gegen das Normal aus Braunschweig geprüft. Zwei waren um ein Prozent daneben, in entgegengesetzter Richtung. Im Mittel stimmte es also, was wieder einmal nichts beweist. #prüfstand',
    ],
    [
      'Dach 4, Wochenbericht: Nebel',
      'Vier Tage Nebel, ein Tag Sonne. Zusammen 2.260 kWh, davon 1.640 am Freitag. Wer eine Wette auf den Dezember abschließen möchte: Die Liste hängt am schwarzen Brett. ',
    ],
    [
      'Halle 2, Wochenbericht: Gleitzeit im Versuch',
      'Seit die Bestückung zwischen sechs und acht beginnen kann, kommen mehr Leute um sechs als vorher. Die Übergaben dauern zwei Minuten länger und sind, so die Schichtführer, besser. #betriebsrat',
    ],
    [
      'Elektronik, Wochenbericht: Firmware 1.3',
      'Version 1.3 läuft auf allen vierzig Testlampen. Der Anstieg in den ersten fünf Minuten ist jetzt so langsam, dass ein Tester angerufen hat, weil seine Lampe nicht angehe. Er hatte nur nicht gewartet.',
    ],
    [
      'Werkstatt, Wochenbericht: Federn',
      'Die Muster aus Thüringen haben 150.000 Zyklen geschafft, die aus Porto 200.000. Herr Hägele hat sich beide angehört, im Wortsinn, und genickt. #ausbildung',
    ],
  ],
})

export const germanSeries = [tagebuch, bericht]
