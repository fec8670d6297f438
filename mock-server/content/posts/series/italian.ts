import { postsOf } from './series.ts'

const numeri = postsOf({
  language: 'it',
  community: 'plant-torino',
  by: ['alessandro-gallo', 'ilaria-caruso', 'luca-ferrari'],
  scenes: ['chart', 'press-hall', 'heat'],
  alternativeText: 'I numeri della settimana in un grafico a barre',
  posts: [
    [
      'La settimana in numeri: 31.400 riflettori',
      'Tre turni pieni, due fermate brevi, nessun infortunio. La linea 2 ha recuperato il ritardo dell’inventario con un giorno di anticipo.',
      '- Prodotti: **31.400**\n- Fermate: 2, in tutto 19 minuti\n- Segnalazioni di sicurezza: 7, chiuse 6',
      'La settima riguarda la luce del sottopasso: l’elettricista viene lunedì. #turni',
    ],
    [
      'La settimana in numeri: energia',
      'Il picco di corrente è sceso di un decimo da quando le presse non partono più tutte alle sei in punto. Cinque minuti fra l’una e l’altra, e la cabina ringrazia.',
      '#energia',
    ],
    [
      'La settimana in numeri: scarti',
      'Scarto allo **0,9 %**, il migliore da marzo. Il merito è di un pezzetto di nastro: segna sul banco dove va la mano sinistra. L’ha messo Davide e non l’aveva detto a nessuno.',
      'Ora il nastro è su tutti i banchi. #sicurezza',
    ],
    [
      'La settimana in numeri: una fermata di quattro ore',
      'La linea 1 è rimasta ferma giovedì dalle 9 alle 13 per una cinghia. Il ricambio c’era, l’attrezzo per montarla no: era in taratura. D’ora in poi ne teniamo due.',
      '#turni',
    ],
    [
      'La settimana in numeri: acqua',
      'Abbiamo consumato 41 metri cubi in meno. Non è un risparmio: era una perdita, durava da agosto, e l’ha trovata chi sfalcia il prato, perché lì l’erba era più verde.',
      '#energia',
    ],
    [
      'La settimana in numeri: il turno del sabato',
      'Sabato eravamo in ventidue e abbiamo finito alle undici. Grazie a chi è venuto; il recupero si può prendere entro gennaio, anche a mezze giornate. #turni',
    ],
    [
      'La settimana in numeri: visite',
      'Quattro scuole, un fornitore e una signora che cercava la stazione. Tutti con casco e occhiali, compresa la signora, che ha chiesto di tornare. #sicurezza',
    ],
    [
      'La settimana in numeri: linea 4 dopo la riparazione',
      'Posizione zero letta a ogni inizio turno: ventuno letture, scostamento massimo 0,03 mm. Continuiamo così fino a fine anno e poi ne riparliamo. #sicurezza',
    ],
  ],
})

const mensa = postsOf({
  language: 'it',
  community: 'people-and-places',
  by: ['nathalie-rousseau', 'chiara-conti'],
  scenes: ['kitchen'],
  alternativeText: 'Un tavolo lungo apparecchiato, visto dall’alto',
  posts: [
    [
      'Il menù della settimana al camion: si comincia con la ribollita',
      '- Lunedì: ribollita, o riso e verza\n- Martedì: polpette al sugo, anche di lenticchie\n- Mercoledì: **caponata** (sì, quella ricetta)\n- Giovedì: gnocchi\n- Venerdì: pesce e patate',
      'Chi ha allergie lo dica alla cassa, non al cuoco: il cuoco si preoccupa.',
    ],
    [
      'Il menù della settimana: torna la farinata',
      '- Lunedì: pasta e fagioli\n- Martedì: pollo al limone o ceci al forno\n- Mercoledì: minestra di zucca\n- Giovedì: **farinata**, finché ce n’è\n- Venerdì: merluzzo',
      'La farinata finisce alle 12:40. Non è una minaccia, è statistica.',
    ],
    [
      'Il menù della settimana, con un ospite da Salonicco',
      '- Lunedì: lasagne\n- Martedì: vellutata di porri\n- Mercoledì: **moussaka**, cucinata da @giorgos-antoniou in persona\n- Giovedì: risotto\n- Venerdì: insalata di polpo',
      'Mercoledì si mangia in due turni. Prenotatevi alla cassa.',
    ],
    [
      'Il menù della settimana: legumi, su richiesta',
      'Avete chiesto meno carne e più scelta. Questa settimana i legumi ci sono tutti i giorni, e lunedì prossimo contiamo quanti li hanno presi. I fagioli all’uccelletto sono di mia nonna.',
    ],
    [
      'Il menù della settimana prima delle feste',
      '- Lunedì: tortellini in brodo\n- Martedì: arrosto, o sformato di cardi\n- Mercoledì: polenta\n- Giovedì: pranzo insieme, **tutti allo stesso tavolo**\n- Venerdì: quel che resta, ed è sempre il giorno migliore',
    ],
    [
      'Il menù della settimana: esperimenti',
      'Il cuoco nuovo viene da Campinas e chiede pazienza con il riso: lo fa sciolto, come a casa sua. Martedì e giovedì si può scegliere fra il suo e il nostro. Votate con la forchetta.',
    ],
  ],
})

const cantiere = postsOf({
  language: 'it',
  community: 'plant-torino',
  by: ['luca-ferrari', 'francesca-marino', 'giorgio-barbieri'],
  scenes: ['plan', 'press'],
  alternativeText: 'Il cantiere del capannone A visto dalla passerella',
  state: 'published',
  posts: [
    [
      'Cantiere capannone A: si scava',
      'La fossa per la pressa nuova è profonda due metri e quaranta. A uno e novanta abbiamo trovato un binario. Nessuna mappa lo riporta; il museo dei trasporti manda qualcuno venerdì.',
      '#cantiere',
    ],
    [
      'Cantiere capannone A: il binario resta',
      'È del 1911 e portava i carrelli della fonderia. Ne teniamo tre metri, sotto un vetro, nel passaggio verso la mensa. Gli altri cinque vanno al museo. #cantiere',
    ],
    [
      'Cantiere capannone A: getto del basamento',
      'Sabato si gettano quarantasei metri cubi di calcestruzzo in una volta sola. Il cancello est è riservato alle betoniere dalle sei alle undici. Dopo, per ventotto giorni, **nessuno ci cammini sopra**, nemmeno il gatto. #cantiere',
    ],
    [
      'Cantiere capannone A: il gatto',
      'Ci ha camminato sopra. Le impronte sono quattro, nell’angolo nord, e il capo cantiere ha deciso che restano. #cantiere',
    ],
    [
      'Cantiere capannone A: rumore fino a mercoledì',
      'Si tagliano le piastre. Sono 96 decibel a dieci metri: cuffie per tutti nel capannone, anche per chi passa soltanto. Le cuffie sono al cancelletto, contate e pulite. #sicurezza #cantiere',
    ],
    [
      'Cantiere capannone A: a che punto siamo',
      'Fossa finita, basamento asciutto, quadri elettrici montati. Mancano la rotaia della gru e il collaudo. Siamo in ritardo di quattro giorni, tre per il binario e uno per il gatto. #cantiere',
    ],
  ],
})

export const italianSeries = [numeri, mensa, cantiere]
