import { postsOf } from './series.ts'

const couleurs = postsOf({
  language: 'fr',
  community: 'atelier-lyon',
  by: ['elodie-girard', 'camille-laurent'],
  scenes: ['colour-chips', 'spectrum', 'roofs'],
  alternativeText: 'Un échantillon de couleur sur un rebord de fenêtre',
  state: 'pilot',
  posts: [
    [
      'La couleur de la semaine : ardoise',
      'Prise sur un toit de la Croix-Rousse, après la pluie. Sèche, elle est grise comme les autres ; mouillée, elle a **un fond de prune**. Nous cherchons la version mouillée.',
      '#couleur',
    ],
    [
      'La couleur de la semaine : le vert du banc',
      'Tous les bancs publics ont le même vert, sauf un, place Sathonay, repeint par un voisin qui n’avait pas le bon pot. Le sien est meilleur. Il nous a donné le pot. #couleur',
    ],
    [
      'La couleur de la semaine : pain',
      'Ni beige ni brun : la croûte d’un pain de seigle à sept heures du matin. À midi, c’est déjà une autre couleur, et à treize heures, il n’y en a plus. #couleur',
    ],
    [
      'La couleur de la semaine : rouge de frein',
      'Le rouge des étriers de vélo, vu à travers la poussière. En poudre, il devient orange au four. Juliana a une idée, avec moins de chaleur et plus de patience. #couleur',
    ],
    [
      'La couleur de la semaine : rien',
      'J’ai cherché toute la semaine, je n’ai rien rapporté. Cela arrive, et il vaut mieux le dire que d’inventer un beige. #couleur',
    ],
    [
      'La couleur de la semaine : bleu de travail',
      'Douze vestes, douze bleus, selon les lavages. La plus belle a trente ans et appartient à @antoine-mercier, qui refuse de la prêter plus d’une heure. #couleur',
    ],
    [
      'La couleur de la semaine : ombre sur neige',
      'Elle n’est pas grise, elle est bleue, parce que c’est le ciel qui l’éclaire. Trois matins pour la mesurer, les doigts gelés, et un blanc *Sel* qui prend enfin son sens. #couleur',
    ],
  ],
})

const gestes = postsOf({
  language: 'fr',
  community: 'atelier-lyon',
  by: ['ines-chevalier', 'antoine-mercier'],
  scenes: ['archive', 'maquette', 'notebook'],
  alternativeText: 'Un tiroir d’archives ouvert sur des dessins au crayon',
  state: 'in-review',
  posts: [
    [
      'Un geste, un tiroir : tirer',
      'Tiroir 4, vingt-deux lampes qu’on allume en tirant. La plus ancienne a une boule de bois au bout du fil ; la plus récente aussi. Entre les deux, quarante ans d’essais pour faire mieux. #archives',
    ],
    [
      'Un geste, un tiroir : incliner',
      'Tiroir 9. Un bras, un contrepoids, et une note au crayon : « le poids doit être plus beau que la lampe ». On l’a fabriquée à trois cents exemplaires. #archives',
    ],
    [
      'Un geste, un tiroir : porter',
      'Tiroir 17, les baladeuses. Presque toutes ont une poignée trop petite, dessinée par des gens assis. Une seule a été dessinée par un plombier. Elle est parfaite. #archives',
    ],
    [
      'Un geste, un tiroir : souffler',
      'Tiroir 26. Une veilleuse de 1979 qui s’éteignait quand on soufflait dessus. Elle s’éteignait aussi quand on éternuait. Retirée de la vente au printemps. #archives',
    ],
    [
      'Un geste, un tiroir : tourner',
      'Tiroir 12. Le bouton cranté de la *Luna* vient d’un poste de radio. On peut régler la lumière sans regarder, avec un son par degré. Écoutez-le mercredi. #archives #maquette',
    ],
    [
      'Un geste, un tiroir : oublier',
      'Le tiroir 40 est vide et porte cette étiquette. Son inventeur me l’a expliqué : il le gardait pour la lampe à laquelle on ne penserait plus jamais. #archives',
    ],
    [
      'Un geste, un tiroir : suspendre',
      'Tiroir 2, le plus plein. Soixante façons d’accrocher un poids à un plafond. La nôtre de cette année est la soixante et unième ; nous avons fait de la place. #archives #maquette',
    ],
  ],
})

export const frenchSeries = [couleurs, gestes]
