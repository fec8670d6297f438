import { postsOf } from './series.ts'

const cifras = postsOf({
  language: 'es',
  community: 'logistica-valencia',
  by: ['javier-ortega', 'pablo-serrano', 'alvaro-molina'],
  state: 'published',
  scenes: ['warehouse', 'truck', 'chart'],
  alternativeText: 'Cifras de la semana por muelle',
  posts: [
    [
      'El almacén en cifras: 8.120 bultos',
      'Semana fuerte. Salieron **8.120 bultos** y se quedaron doce, todos con la dirección mal escrita. A nueve clientes los hemos encontrado por teléfono antes de comer.',
      '- Muelles 1 a 3: 3.940\n- Muelles 4 a 6: 2.870\n- Muelle 7: 1.310',
      '#almacén',
    ],
    [
      'El almacén en cifras: roturas',
      'Veintitrés roturas en ocho mil envíos, once de ellas en la misma caja de siempre. La nueva llega el martes; hasta entonces, doble capa en la esquina. #almacén',
    ],
    [
      'El almacén en cifras: el día de la lluvia',
      'El jueves entraron los camiones de dos en dos y con el agua por las ruedas. Aun así, el 96 % salió en su día. El resto salió seco. #transporte',
    ],
    [
      'El almacén en cifras: devoluciones',
      'Bajan por tercer mes. Lo que más vuelve ya no es lo roto, sino lo que «no pega con el sofá», y contra eso no hay embalaje. #clientes',
    ],
    [
      'El almacén en cifras: pasos',
      'Cinco personas llevaron un contador durante una semana. Media: 17.300 pasos por turno. Con los tornillos junto al muelle 2 ahorraríamos dos mil. Los movemos el lunes. #almacén',
    ],
    [
      'El almacén en cifras: Canarias en cuatro días',
      'Primer mes de la ruta directa: cuarenta y un envíos, cero roturas, y un cliente de La Gomera que ha mandado queso. El queso no figura en el inventario. #transporte',
    ],
    [
      'El almacén en cifras: horas extra',
      'Doscientas diez este mes, la mitad que hace un año. La diferencia se llama Carmen, se llama tablero y se llama no aceptar pedidos después de las cinco. #almacén',
    ],
  ],
})

const preguntas = postsOf({
  language: 'es',
  community: 'logistica-valencia',
  by: ['carmen-ibanez', 'oriol-puig'],
  state: 'in-review',
  posts: [
    [
      'La pregunta de la semana: «¿Se puede poner al revés?»',
      'Un cliente quería saber si *Nido* se puede colgar con la boca hacia arriba. Sí, se puede: da luz indirecta y recoge polvo. Hemos añadido una nota al manual y un trapo a la caja de muestras. #clientes',
    ],
    [
      'La pregunta de la semana: «¿Por qué parpadea cuando plancho?»',
      'Porque la plancha y la lámpara comparten un empalme del año setenta. La lámpara solo da la noticia. Le mandamos un electricista de la zona, y a la plancha, recuerdos. #clientes',
    ],
    [
      'La pregunta de la semana: «¿Tienen el tornillo de 1991?»',
      'Lo tenemos. En un cajón sin etiqueta, el segundo de la izquierda. Desde hoy tiene etiqueta y referencia, y se vende a diez céntimos, sin preguntar para qué. #clientes',
    ],
    [
      'La pregunta de la semana: «¿Atrae mosquitos?»',
      'Menos que otras. La luz cálida les interesa poco; lo que les interesa es usted. Respuesta redactada con @petra-lang, que insistió en quitar la segunda frase. La dejamos. #clientes',
    ],
    [
      'La pregunta de la semana: «¿Puedo devolverla encendida?»',
      'Nos llamó una señora que no encontraba el interruptor y no quería desenchufarla «por si acaso». Lo encontramos juntas en cuatro minutos. No hubo devolución. #clientes',
    ],
    [
      'La pregunta de la semana: «¿Cuánto dura, de verdad?»',
      'Decimos cincuenta mil horas. En Salónica hay sesenta encendidas desde hace mil días y ahí siguen. Ya podemos contestar con una foto. #clientes',
    ],
    [
      'La pregunta de la semana: «¿Me la pueden envolver?»',
      'En diciembre, sí. Dos personas, tres papeles, una regla: el lazo no se cobra. El año pasado envolvimos novecientas y nos hizo ilusión a todos. #clientes',
    ],
  ],
})

export const spanishSeries = [cifras, preguntas]
