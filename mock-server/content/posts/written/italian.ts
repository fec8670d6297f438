import { says, type WrittenPost } from '../types.ts'

const italian: Omit<WrittenPost, 'language'>[] = [
  {
    title: 'Il calore delle presse scalda gli spogliatoi',
    by: 'ilaria-caruso',
    community: 'plant-torino',
    state: 'published',
    likes: 34,
    pictures: [
      { scene: 'heat', alternativeText: 'Lo scambiatore sul tetto del capannone, con i tubi verso gli spogliatoi' },
      { scene: 'chart', alternativeText: 'Consumo di gas per settimana, prima e dopo il recupero di calore' },
    ],
    cover: { x: 0.5, y: 0.5 },
    body: `
Da lunedì l'acqua delle docce non la scalda più la caldaia: la scaldano le presse 1, 2 e 3, che fino alla settimana scorsa buttavano fuori dal tetto aria a cinquantotto gradi, d'inverno come d'estate.

Lo scambiatore è costato meno del previsto perché metà dei tubi c'era già. Li avevano posati nel 1987 per un impianto mai finito, e nessuno se ne ricordava tranne @alessandro-gallo.

## I numeri della prima settimana
- **31 %** di gas in meno rispetto alla stessa settimana dell'anno scorso
- 24 °C negli spogliatoi alle cinque e mezza del mattino
- una lamentela: troppo caldo

Il prossimo passo è il capannone C, ma prima voglio vedere un inverno intero. Chi passa dal tetto non appoggi niente sui tubi: scottano davvero. #energia
`,
    files: [{ name: 'recupero-calore.pdf', sizeBytes: 1_340_000, version: 2 }],
    comments: [
      says('davide-greco', 'La lamentela era mia. La ritiro: ieri mattina nevicava.'),
      says('rafael-oliveira', 'Ilaria, a Campinas buttiamo via il calore dei forni di verniciatura. Posso chiamarti?', [
        says('ilaria-caruso', 'Quando vuoi, dopo le 14 ora nostra.'),
      ]),
      says('luca-ferrari', 'Ho messo i cartelli sui tubi. Anche in greco e in tedesco, per gli ospiti.'),
    ],
  },
  {
    title: 'Turni di dicembre: la bozza è appesa',
    by: 'roberto-esposito',
    community: 'plant-torino',
    state: 'in-review',
    likes: 8,
    body: `
La bozza dei turni di dicembre è in bacheca e qui sotto. Restiamo chiusi dal 24 pomeriggio al 6 compreso, con due sole eccezioni: la verniciatura riparte il 4 per asciugare i forni, e la manutenzione lavora il 28 e il 29 sulla linea 4.

Chi ha bisogno di uno scambio lo scriva **entro venerdì** sotto questo post, con il nome di chi accetta. Gli scambi senza il secondo nome non li posso prendere in considerazione: l'anno scorso ne avevo undici e nessuno combaciava.

Per il 28 e il 29 cerco quattro volontari. Si mangia bene, garantisco io. #turni
`,
    files: [{ name: 'turni-dicembre.xlsx', sizeBytes: 64_000, version: 2 }],
    comments: [
      says('nicolo-villa', 'Io ci sono il 28, se posso stare con Luca sulla linea 4.', [
        says('luca-ferrari', 'Volentieri. Portati la torcia.'),
      ]),
      says('amina-diallo', 'Cambio il mio 21 notte con il 22 mattina. Davide è d’accordo.', [
        says('davide-greco', 'Confermo.'),
      ]),
    ],
  },
  {
    title: 'Perché abbiamo tolto sei cartelli',
    by: 'francesca-marino',
    community: 'plant-torino',
    likes: 29,
    pictures: [
      { scene: 'helmet', alternativeText: 'Un casco giallo su una panca, dietro di lui una parete quasi vuota' },
    ],
    cover: { x: 0.5, y: 0.5 },
    body: `
All'ingresso del capannone B c'erano quattordici cartelli. Ho chiesto a venti persone, appena entrate, che cosa dicessero. La migliore ne ha ricordati tre.

Un cartello che nessuno legge non è neutro: insegna che i cartelli non si leggono. Perciò ne abbiamo tolti sei, spostati cinque **nel punto esatto in cui servono**, e ne sono rimasti tre, più grandi:

1. Occhiali da qui in poi.
2. I carrelli arrivano da destra.
3. In caso di dubbio, ferma.

Il terzo è nuovo, e se devo sceglierne uno solo scelgo quello. #sicurezza
`,
    comments: [
      says('beatrice-sala', 'Lo racconto nel prossimo corso per i preposti. Con i numeri.'),
      says('giulia-riva', 'Si può fare lo stesso con i moduli della qualità? Ne ho contati ventidue.', [
        says('francesca-marino', 'Ne parliamo. Porta la lista e una matita rossa.'),
      ]),
    ],
  },
  {
    title: 'Nuova pressa in arrivo: come passa dal cancello',
    by: 'luca-ferrari',
    community: 'plant-torino',
    likes: 41,
    event: { inDays: 7, from: '04:00', to: '07:30', timeZone: 'Europe/Rome', place: 'Torino, cancello est' },
    pictures: [
      { scene: 'press', alternativeText: 'La pressa nuova sul pianale, coperta da un telo' },
      { scene: 'plan', alternativeText: '' },
    ],
    cover: { x: 0.5, y: 0.5 },
    body: `
Pesa quarantuno tonnellate, è larga quattro metri e dieci, e il cancello est è largo quattro metri. Ho misurato tre volte, sperando ogni volta in un altro risultato.

Il pilastro di destra viene quindi smontato martedì e rimontato venerdì, mattone per mattone, perché è del 1924 ed è sotto tutela. Il trasporto arriva **alle quattro del mattino** con due macchine di scorta. Dalle quattro alle sette e mezza dal cancello est non si passa, né in auto né in bici: usate l'ingresso di via Cigna.

Chi vuole guardare può farlo dalla passerella. Niente flash, per favore: l'autista si chiama Ottavio, ha settantun anni e lo fa senza telecamere. #cantiere
`,
    comments: [
      says('roberto-esposito', 'I mattoni li ho numerati io. Se alla fine ne avanza uno, so con chi parlare.'),
      says('stefan-brandt', 'Viel Glück! Bei uns war es 2019 die Dachluke.', [
        says('luca-ferrari', 'Danke Stefan. Porto le foto a Ulm.'),
      ]),
    ],
  },
  {
    title: 'Prima lampada del turno: cinque minuti che valgono un’ora',
    by: 'amina-diallo',
    community: 'quality-and-safety',
    state: 'approved',
    likes: 26,
    body: `
Nel turno di notte proviamo da due mesi una cosa semplice. La prima lampada del turno non va nella scatola: va sul tavolo. La smontiamo in due, chi l'ha montata e chi la controlla, e la rimontiamo.

Ci vogliono cinque minuti. In due mesi abbiamo trovato quattro viti della lunghezza sbagliata, un cavo che strisciava, e una guarnizione montata al contrario **da chissà quanto**. Nessuna di queste cose si vede da fuori.

Il vantaggio più grande però non sta nella lista. Quando in due guardano lo stesso pezzo alle dieci di sera, per il resto della notte parlano. Propongo di farlo in tutti i turni, per un mese, e poi di decidere. #lessons #safety
`,
    comments: [
      says('giulia-riva', 'Firmo. Preparo il foglio, mezza pagina, e lo proviamo sulla linea 2.'),
      says('marco-bianchi', 'Da lunedì su 2 e 4. Amina, vieni tu a mostrarlo al mattino?', [
        says('amina-diallo', 'Vengo. Ma il caffè lo porta il mattino.'),
      ]),
    ],
  },
  {
    title: 'Il quaderno di Teresa',
    by: 'chiara-conti',
    community: 'plant-torino',
    likes: 52,
    pictures: [
      {
        scene: 'notebook',
        alternativeText: 'Un quaderno a quadretti aperto, con disegni di riflettori e macchie di olio',
      },
    ],
    cover: { x: 0.5, y: 0.4 },
    body: `
Teresa Bruno ha lavorato alla lucidatura per trentanove anni. Venerdì ha svuotato l'armadietto e ha lasciato sul banco un quaderno a quadretti: centoquaranta pagine, una per ogni riflettore che abbia mai lucidato, con la pasta, la pressione, il panno e un commento.

I commenti sono la parte migliore. *"Questo canta se premi troppo."* *"Mai di lunedì."* *"Chi l'ha disegnato non ha mani."* Quest'ultimo riguarda un modello del 1994 ancora in catalogo, e il disegnatore, interpellato, ha ammesso.

Stiamo copiando il quaderno pagina per pagina, con i disegni. L'originale resta alla lucidatura, dove serve. Teresa ha accettato di tornare due mattine al mese, *"per vedere se leggete"*.
`,
    comments: [
      says('sara-lombardi', 'Il disegnatore del 1994 non ero io, ma prendo appunti lo stesso.'),
      says('nicolo-villa', 'Mi ha insegnato a sentire con le unghie. Grazie Teresa.'),
      says('camille-laurent', 'On pourrait en faire un petit livre. Sérieusement.', [
        says('chiara-conti', 'Ne parliamo. Teresa vuole scegliere la copertina.'),
      ]),
    ],
  },
  {
    title: 'Stampanti: una sola coda, e la tessera',
    by: 'matteo-costa',
    community: 'it-service-desk',
    state: 'published',
    likes: 5,
    body: `
Da lunedì in sede non si sceglie più la stampante. Si stampa su *Meridiana*, si va alla macchina che si preferisce, si appoggia la tessera e la carta esce lì.

Che cosa cambia per voi:

- i documenti aspettano **ventiquattro ore**, poi si cancellano da soli;
- sulla carta non resta più niente di dimenticato (ieri ho trovato tre buste paga e una ricetta di caponata);
- se una macchina è rotta si va alla prossima, senza ristampare.

La ricetta era ottima, chi la rivuole sa dove sono. #howto
`,
    comments: [
      says('valentina-moretti', 'Finalmente. Le buste paga erano di chi penso io?', [
        says('matteo-costa', 'Le ho messe nel distruggidocumenti senza leggere. La caponata no.'),
      ]),
    ],
  },
  {
    title: 'Tre posti da apprendista: chi conosce qualcuno?',
    by: 'martina-fontana',
    community: 'people-and-places',
    likes: 13,
    body: `
A settembre cominciano tre apprendisti: uno all'attrezzeria, uno alla manutenzione elettrica, uno al laboratorio luce. I posti sono pubblici da oggi, ma i migliori finora sono arrivati perché qualcuno di voi ne ha parlato a tavola.

Non cerchiamo pagelle. Cerchiamo persone che smontano le cose e, soprattutto, **le rimontano**. Nella prova di selezione c'è una lampada che non funziona, un'ora di tempo e nessun manuale. L'anno scorso @nicolo-villa ha trovato il guasto in sette minuti e poi ne ha trovato un secondo che non sapevamo di avere.

Le domande si fanno fino a fine gennaio. La visita per le famiglie è un sabato di dicembre; la data segue qui.
`,
    comments: [
      says(
        'nicolo-villa',
        'Il secondo guasto era la lampada di prova. Adesso funziona troppo bene, ne serve un’altra.',
      ),
    ],
  },
  {
    title: 'Faro Terra: due disegni e una decisione',
    by: 'sara-lombardi',
    community: 'product-launches',
    state: 'in-review',
    likes: 18,
    pictures: [
      {
        scene: 'outdoor-lamp',
        alternativeText: 'Due varianti della lampada da terra, una con la testa tonda e una tagliata',
      },
      { scene: 'colour-chips', alternativeText: 'Campioni di verniciatura: grafite, sabbia, oliva' },
    ],
    body: `
Siamo arrivati a due versioni, e per una volta non riesco a scegliere da sola.

**La tonda** si vede da lontano e si pulisce con una mano. Illumina un cerchio di due metri e dieci, senza bordo. **La tagliata** è più bassa di sei centimetri, non abbaglia chi è seduto e costa un euro e quaranta in meno, ma raccoglie le foglie.

Le ho messe tutte e due nel cortile di Milano, una accanto all'altra, accese dalle cinque di sera. Passateci davanti tre volte: arrivando, andando via, e seduti sulla panchina. Poi scrivete qui sotto una parola sola. Decidiamo giovedì. #spring
`,
    comments: [
      says('elodie-girard', 'Tonda.'),
      says('giulia-riva', 'Tagliata. Le foglie le tolgo io.'),
      says('marco-bianchi', 'Tonda, ma in oliva.'),
      says('hugo-lefevre', 'Tagliata.'),
      says('carmen-ibanez', 'Tonda. I clienti puliscono con una mano.'),
      says('antoine-mercier', 'Tagliata, con il bordo della tonda. Lunedì vi porto un modello.', [
        says('sara-lombardi', 'Ecco, lo sapevo che esisteva la terza.'),
      ]),
    ],
  },
  {
    title: 'Un libro al mese: si ricomincia da “Lode dell’ombra”',
    by: 'beatrice-sala',
    community: 'learning-corner',
    likes: 15,
    body: `
Il gruppo di lettura riparte con un libro di ottanta pagine che ogni progettista cita e quasi nessuno ha finito: *Libro d'ombra* di Tanizaki. Si parla di tetti, di lacca, di gabinetti e di perché una stanza troppo illuminata non ha profondità.

Ci vediamo l'ultimo giovedì del mese alle 17:30, in biblioteca e in collegamento. Regole, come sempre:

- si può venire anche **senza averlo finito**, se si è onesti;
- nessuno riassume;
- chi parla per primo sceglie il libro dopo.

Dodici copie sono sul davanzale. Rimettetele, anche con le orecchie. #reading
`,
    comments: [
      says('petra-lang', 'Ich komme, auch wenn mein Italienisch eher eine Dämmerung ist.', [
        says('beatrice-sala', 'Benissimo: si parla piano e con le mani.'),
      ]),
    ],
  },
  {
    title: 'Riparare invece di sostituire: sei mesi di pezzi di ricambio',
    by: 'giulia-riva',
    community: 'quality-and-safety',
    likes: 23,
    body: `
Sei mesi fa abbiamo cominciato a vendere trentadue pezzi di ricambio a chiunque, senza chiedere perché. Ecco che cosa è successo.

Abbiamo spedito 2.140 pezzi. I più richiesti sono l'**interruttore** di *Luna* e la **guarnizione** di *Halo*, che insieme fanno la metà. Dalle lettere si capisce che il novanta per cento li monta da solo, con il disegno e senza telefonare.

Due cose non mi aspettavo:

1. i resi della stessa famiglia sono calati di un sesto;
2. ci scrivono per dire che ha funzionato. Con la foto. Non era mai successo con un reso.

Propongo di aggiungere quattordici pezzi in primavera. La lista è allegata, con i prezzi e con quelli che invece sconsiglio. #lessons #oldchecklist
`,
    files: [{ name: 'ricambi-primavera.xlsx', sizeBytes: 51_000 }],
    comments: [
      says('oriol-puig', 'El número 9 de la lista nos ahorra cincuenta devoluciones al mes.'),
      says('tiago-duarte', 'Para o Brasil precisamos do manual da guarnição. Eu traduzo.', [
        says('giulia-riva', 'Grazie Tiago! Te lo mando oggi.'),
      ]),
    ],
  },
  {
    title: 'Sabato aperto: i bambini accendono lo stabilimento',
    by: 'alessandro-gallo',
    community: 'plant-torino',
    likes: 37,
    event: { inDays: 16, allDay: true, place: 'Torino, capannoni A e C' },
    pictures: [{ scene: 'lanterns', alternativeText: 'Una fila di lanterne di carta davanti ai capannoni' }],
    body: `
Un sabato all'anno le presse stanno ferme e lo stabilimento è dei bambini. Si entra dalle dieci, si esce quando si vuole, e alle cinque in punto uno di loro preme il bottone che accende tutte le lampade insieme. Il nome si estrae la mattina.

Quest'anno c'è il laboratorio delle **lanterne** con @antoine-mercier, che viene apposta da Lione con quattro rotoli di carta. C'è la gara delle viti. C'è il signor Ottavio con il suo camion, se avete visto quello della pressa.

Portate scarpe chiuse, anche i grandi. Chi può dare una mano al bar, lo scriva: l'anno scorso eravamo in tre per quattrocento persone.
`,
    comments: [
      says('davide-greco', 'Io al bar ci sto. E mia figlia vuole premere il bottone da un anno.'),
      says('ilaria-caruso', 'Faccio i conti della corrente alle cinque. Ci stiamo, per poco.'),
    ],
  },
]

export const italianPosts: WrittenPost[] = italian.map((post) => ({ ...post, language: 'it' }))
