import { says, type WrittenPost } from '../types.ts'

const spanish: Omit<WrittenPost, 'language'>[] = [
  {
    title: 'El muelle 7 ya no tiene esquina ciega',
    by: 'pablo-serrano',
    community: 'logistica-valencia',
    state: 'published',
    likes: 21,
    pictures: [{ scene: 'warehouse', alternativeText: 'El muelle 7 con el espejo nuevo y las líneas recién pintadas' }],
    cover: { x: 0.5, y: 0.5 },
    body: `
Después de leer lo del capannone B de Torino fui con el metro al muelle 7. Nuestra esquina era **peor**: desde el asiento de la carretilla no se ve a una persona hasta que está a dos metros.

Hemos hecho tres cosas en una mañana y sin pedir presupuesto:

1. Un espejo convexo que estaba guardado desde la mudanza.
2. Las dos primeras estanterías, un hueco hacia dentro.
3. Una línea en el suelo que no se puede pisar sin darse cuenta, porque suena.

La idea de la línea que suena es de Bruno, de cuando estuvo aquí en verano: son tiras de goma. Cuestan ocho euros el metro y despiertan hasta a quien lleva cascos. #almacén
`,
    comments: [
      says('francesca-marino', '¡La línea que suena! La copiamos mañana. Gracias, Pablo.'),
      says('javier-ortega', 'Ocho euros. Apruebo el gasto con carácter retroactivo.'),
    ],
  },
  {
    title: 'Qué nos preguntan los clientes a las nueve de la noche',
    by: 'carmen-ibanez',
    community: 'logistica-valencia',
    likes: 30,
    body: `
Durante un mes hemos atendido también de ocho a diez de la noche, para saber si hacía falta. Hacía falta. Lo que no esperábamos es **para qué**.

De día preguntan dónde está el pedido. De noche preguntan cómo se monta. La gente llega a casa, cena, abre la caja y descubre que hay que apagar el diferencial, precisamente cuando ya es de noche y lo que quiere es luz.

## Lo que proponemos
- En la primera página del manual, una frase: *mejor mañana por la mañana*.
- Una linterna pequeña en la caja de las lámparas de techo. Cuesta 34 céntimos y ahorra la mitad de las llamadas.
- Seguir con el turno de noche hasta enero, con dos personas.

La mejor llamada: un señor de Cuenca que solo quería que alguien se quedara al teléfono mientras apretaba el último tornillo. Nos quedamos. #clientes
`,
    comments: [
      says('sofia-karras', 'The sentence goes on page one, in all eleven languages. Thank you.'),
      says('camille-laurent', 'Une petite lampe de poche dans la boîte d’une lampe. J’adore.'),
      says('marta-vidal', 'Lo de Cuenca es la campaña de Navidad. No digo más.', [
        says('carmen-ibanez', 'Habría que preguntarle a él.'),
      ]),
    ],
  },
  {
    title: 'Nueva ruta a Canarias: dos días menos',
    by: 'javier-ortega',
    community: 'logistica-valencia',
    state: 'approved',
    likes: 12,
    pictures: [{ scene: 'sea', alternativeText: 'Un barco de carga saliendo del puerto al amanecer' }],
    cover: { x: 0.5, y: 0.5 },
    body: `
Desde la semana que viene los envíos a Canarias salen de Valencia los martes y los viernes, directos, sin pasar por Cádiz. El tránsito baja de **seis días a cuatro** y nos ahorramos una descarga, que es donde se rompen las cosas.

Lo que hay que cambiar en el almacén es poco: los palés para las islas se cierran el lunes y el jueves a las 16:00, con la etiqueta azul. La documentación de aduana la genera ya el sistema; si sale en blanco, no es que no haga falta, es que falta el código de la isla.

Para las Baleares no cambia nada. Para Portugal estamos en ello. #transporte
`,
    comments: [
      says('oriol-puig', '¿Y las devoluciones vuelven por la misma ruta?', [
        says('javier-ortega', 'Sí, los miércoles. Te paso el contacto de la naviera.'),
      ]),
    ],
  },
  {
    title: 'Tablero nuevo: dónde está cada pedido, sin llamar a nadie',
    by: 'alvaro-molina',
    community: 'it-service-desk',
    state: 'pilot',
    likes: 26,
    pictures: [{ scene: 'chart', alternativeText: 'Un tablero con barras por muelle y una línea para los retrasos' }],
    body: `
Cada mañana el almacén recibe unas sesenta llamadas que empiezan igual: «¿sabes por dónde va…?». Con @javier-ortega hemos hecho un tablero que lo dice, y desde el lunes lo prueban ventas y atención al cliente.

Se busca por pedido, por cliente o por ciudad. Cada línea tiene **un solo estado** y la hora a la que cambió. Si un estado lleva más tiempo de lo normal se pone naranja; lo normal lo calcula a partir de los últimos noventa días, no lo he decidido yo.

- No hace falta instalar nada ni pedir permiso.
- Los datos tienen como mucho cinco minutos.
- Lo que no está: los paquetes que entrega el propio cliente. Todavía.

Si veis algo naranja que os parece bien, decídmelo. El naranja que miente es peor que no tener naranja. #howto
`,
    comments: [
      says('lucia-navarro', 'Esta mañana he colgado yo antes de que me contestaran. Funciona.'),
      says('larissa-gomes', 'Dá para incluir Campinas?', [
        says('alvaro-molina', 'En enero. Necesito una persona de vuestro lado media hora al día.'),
        says('larissa-gomes', 'Você já tem: eu.'),
      ]),
    ],
  },
  {
    title: 'Inventario: contamos el sábado, y este año con dos equipos',
    by: 'pablo-serrano',
    community: 'logistica-valencia',
    likes: 9,
    event: { inDays: 9, from: '08:00', to: '16:00', timeZone: 'Europe/Madrid', place: 'Valencia, naves 1 a 3' },
    body: `
El inventario del año pasado terminó a las once de la noche y con una diferencia de dos lámparas. Las dos lámparas estaban encendidas, encima de la mesa donde contábamos.

Este año vamos en **dos equipos que no se hablan** hasta el final. El rojo cuenta de la A a la M y el azul de la M a la Z, los dos cuentan la M, y si en la M coinciden nos fiamos del resto. Si no coinciden, pizza y otra vez.

Empezamos a las ocho. Desayuno a las siete y media, comida a las dos, y a las cuatro en casa. Lo prometo por escrito, para que conste. #almacén
`,
    comments: [
      says('carmen-ibanez', 'Me apunto al azul. Y enciendo otra lámpara.'),
      says('javier-ortega', 'La promesa queda impresa y colgada en la puerta.'),
    ],
  },
  {
    title: 'Feria de Frankfurt: lo que dicen los instaladores',
    by: 'lucia-navarro',
    community: 'product-launches',
    likes: 15,
    body: `
Antes de cada feria llamo a diez instaladores y les hago la misma pregunta: ¿qué lámpara nuestra montas **de mala gana**? Son diez llamadas incómodas y las más útiles del año.

Esta vez seis de diez han dicho *Nido*, y los seis por lo mismo: hay que sujetar la pantalla con una mano, el tornillo con la otra, y la escalera con la fe. Dos han dicho que ninguna. Uno ha dicho que todas, pero ese lo dice siempre y luego pide doscientas.

He hablado con @antoine-mercier y hay solución: un gancho en la base para colgar la pantalla mientras se atornilla. Como en las lámparas de los años sesenta, que todavía aguantan. #fair
`,
    comments: [
      says('antoine-mercier', 'Le crochet est dessiné. Il était déjà dans le tiroir, en fait.'),
      says('giorgio-barbieri', 'Purché non cambi la scatola da due… l’abbiamo appena finita.', [
        says('antoine-mercier', 'Il rentre. J’ai vérifié avec ton camembert.'),
      ]),
    ],
  },
  {
    title: 'Inglés para el teléfono: cuatro frases y mucha práctica',
    by: 'ines-castro',
    community: 'learning-corner',
    likes: 11,
    body: `
El curso de inglés para el teléfono no empieza por la gramática. Empieza por **cuatro frases** que sirven para ganar tiempo, porque cuando se gana tiempo se entiende casi todo:

1. *Let me check that for you.*
2. *Could you spell it, please?*
3. *So, if I understand you well…*
4. *I will call you back at four.*

La cuarta es la más importante, y hay que llamar a las cuatro.

Somos ocho por grupo, los lunes y los miércoles de 13:30 a 14:15, durante seis semanas. Practicamos con llamadas de verdad, grabadas y con permiso: hay un señor de Glasgow que ya es una leyenda. #languages #course
`,
    comments: [
      says('pablo-serrano', 'Apuntado. Con el de Glasgow llevo tres años.'),
      says('beatrice-sala', '¿Podemos traer el curso a Torino en marzo?', [
        says('ines-castro', 'Claro. Me llevo al señor de Glasgow.'),
      ]),
    ],
  },
  {
    title: 'La paella de los jueves tiene normas',
    by: 'oriol-puig',
    community: 'people-and-places',
    likes: 40,
    pictures: [
      { scene: 'kitchen', alternativeText: 'Una paella grande sobre un fuego de leña en el patio del almacén' },
    ],
    cover: { x: 0.5, y: 0.4 },
    body: `
Desde hace once años, el último jueves del mes, alguien del almacén cocina para todos en el patio. Como se ha incorporado mucha gente, y como el mes pasado alguien preguntó por el chorizo, dejo aquí las normas.

- Cocina quien **no** cocinó el mes anterior. No hay excepciones, ni siquiera para los que cocinan bien.
- La leña la trae quien llega tarde.
- No se habla de trabajo hasta el café.
- Chorizo, no.

Las visitas de otras sedes comen gratis y friegan. @giorgio-barbieri ya lo sabe.
`,
    comments: [
      says('giorgio-barbieri', 'Ho lavato quella padella. È larga un metro e venti.'),
      says('hugo-lefevre', 'Et si on apporte du vin ?', [says('oriol-puig', 'Entonces no se friega.')]),
    ],
  },
]

export const spanishPosts: WrittenPost[] = spanish.map((post) => ({ ...post, language: 'es' }))
