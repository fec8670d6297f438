import { says, type WrittenPost } from '../types.ts'

const french: Omit<WrittenPost, 'language'>[] = [
  {
    title: 'Le blanc de la collection de printemps n’est pas blanc',
    by: 'elodie-girard',
    community: 'atelier-lyon',
    state: 'approved',
    likes: 28,
    pictures: [
      { scene: 'colour-chips', alternativeText: 'Neuf échantillons de blanc posés sur une table en bois' },
      { scene: 'pendant', alternativeText: 'La même suspension dans trois blancs différents' },
    ],
    body: `
Nous avons comparé quarante et un blancs. Sur la table, à midi, ils étaient presque tous pareils. Allumés, le soir, au-dessus d'une assiette, **il n'en restait que deux**.

Le problème d'un blanc pur, c'est qu'il prend la couleur de tout ce qui l'entoure : d'un mur vert, d'une nappe rouge, d'un voisin. Le nôtre contient une pointe d'ocre et une pointe de noir, à peine assez pour qu'il ait un avis.

## Ce qui est décidé
- *Craie* pour l'intérieur, mat à l'extérieur et satiné à l'intérieur de l'abat-jour
- *Sel* pour l'extérieur, plus froid, parce que le ciel s'en mêle
- plus aucun « blanc 01 » au catalogue à partir de mars

Les échantillons sont sur l'appui de fenêtre. Regardez-les à **dix-huit heures**, pas avant. #couleur
`,
    comments: [
      says(
        'juliana-ribeiro',
        'Le Craie sort très bien en poudre. Le Sel demande dix degrés de plus, je confirme demain.',
      ),
      says('sofia-karras', 'So page 8 is wrong in eleven languages?', [
        says('elodie-girard', 'Only until Friday noon.'),
        says('sofia-karras', 'I knew you would say that. Changed.'),
      ]),
    ],
  },
  {
    title: 'Plier au lieu de coller : l’abat-jour en une seule feuille',
    by: 'antoine-mercier',
    community: 'atelier-lyon',
    state: 'pilot',
    likes: 39,
    pictures: [
      { scene: 'maquette', alternativeText: 'Un abat-jour en papier plié, à demi ouvert, sur l’établi' },
      { scene: 'notebook', alternativeText: 'Des pages de carnet couvertes de plis et de mesures' },
    ],
    cover: { x: 0.5, y: 0.5 },
    body: `
Depuis l'été je cherche un abat-jour sans colle. La colle jaunit, elle sent quand elle chauffe, et surtout elle empêche de jeter proprement ce qui mérite d'être jeté.

La version **trente-quatre** tient. C'est une feuille, quatre-vingt-seize plis, une languette. À plat, elle passe par la fente d'une boîte aux lettres. On la monte en quatre minutes, ou en quarante si l'on a lu la notice.

Ce que je ne sais pas encore : combien de fois on peut la démonter avant que le pli casse. J'en suis à deux cents, et c'est @ines-chevalier qui plie. Elle a demandé qu'on l'écrive. #maquette
`,
    comments: [
      says('ines-chevalier', 'Deux cent douze ce matin. Le pli tient, le pouce un peu moins.'),
      says('giorgio-barbieri', 'Dalla fessura di una cassetta delle lettere! Antoine, ti voglio bene.'),
      says('camille-laurent', 'Celle-ci, on la montre à Francfort. Derrière le rideau, à la fin.'),
    ],
  },
  {
    title: 'Les archives ouvrent le mercredi',
    by: 'ines-chevalier',
    community: 'atelier-lyon',
    likes: 23,
    pictures: [{ scene: 'archive', alternativeText: 'Des tiroirs à plans entrouverts sous une lampe basse' }],
    cover: { x: 0.5, y: 0.3 },
    body: `
Onze mille dessins dormaient au sous-sol, classés par un système que seul son inventeur comprenait. Il a pris sa retraite en 2003 et m'a reçue chez lui, avec du thé, pour me l'expliquer.

Il ne classait ni par année ni par modèle, mais **par geste** : ce qu'on fait avec la lampe. Tirer, tourner, poser, suspendre, porter. Au début j'ai voulu tout refaire. Au bout d'un mois je trouvais un dessin en deux minutes, et maintenant je ne veux plus rien changer.

Chaque mercredi de 14 h à 17 h la porte est ouverte. Venez avec un geste, pas avec une référence. Les gants sont à l'entrée, le café reste dehors. #archives
`,
    comments: [
      says('chiara-conti', 'Vengo mercoledì. Il mio gesto è “spegnere senza alzarsi”.', [
        says('ines-chevalier', 'Tiroir 31. Il y en a quatorze.'),
      ]),
      says('sara-lombardi', 'Porto i miei studenti?'),
    ],
  },
  {
    title: 'Entretiens de fin d’année : moins de cases, plus de questions',
    by: 'jules-perrin',
    community: 'people-and-places',
    state: 'in-review',
    likes: 19,
    body: `
Le formulaire de l'entretien annuel comptait quarante-sept cases. Nous avons demandé lesquelles avaient déjà servi à quelqu'un. **Trois.**

Cette année il reste donc trois questions, et de la place pour écrire :

1. Qu'est-ce qui t'a rendu fier ou fière cette année ?
2. Qu'est-ce que nous aurions dû faire plus tôt ?
3. De quoi as-tu besoin pour que l'année prochaine soit bonne ?

Les réponses appartiennent aux deux personnes qui se parlent. Je n'en reçois pas copie, et je n'en veux pas. Ce que je voudrais savoir, c'est si la conversation a eu lieu, et si elle a duré plus longtemps que le formulaire.
`,
    comments: [
      says('miriam-schaefer', 'Drei Fragen, keine Kopie: Damit kann der Betriebsrat sehr gut leben.'),
      says('martina-fontana', 'La seconda è la migliore.'),
      says('baptiste-fournier', 'Et si la réponse à la 2 dure une heure ?', [
        says('jules-perrin', 'Alors c’était le bon entretien.'),
      ]),
    ],
  },
  {
    title: 'Simuler la pluie, puis aller se mouiller',
    by: 'hugo-lefevre',
    community: 'product-launches',
    likes: 17,
    pictures: [{ scene: 'rain', alternativeText: 'Une lampe dans le bassin d’essai, des gouttes figées par le flash' }],
    body: `
Notre modèle disait que l'eau ne pouvait pas entrer dans *Halo 60*. Elle est entrée. J'ai donc passé deux nuits dehors, sous la lance d'un ami pompier, avec une caméra et un thermomètre.

Ce que le modèle ignorait : quand la lampe **s'éteint**, elle refroidit, l'air à l'intérieur se contracte et aspire. La pluie n'entre pas quand il pleut, elle entre quand on va se coucher.

Le nouveau joint laisse passer l'air et retient l'eau. Dans le modèle j'ai ajouté la nuit. C'est une phrase un peu étrange à écrire dans un rapport, mais elle est exacte. #halo
`,
    files: [{ name: 'joint-halo-60.pdf', sizeBytes: 3_100_000, version: 2 }],
    comments: [
      says('jonas-keller', '„In dem Modell habe ich die Nacht ergänzt.“ Das wird eingerahmt.'),
      says('tiago-duarte', 'Merci Hugo. O teste de nove dias confirmou tudo.'),
    ],
  },
  {
    title: 'Apprendre à éteindre : une soirée sur la lumière de nuit',
    by: 'camille-laurent',
    community: 'learning-corner',
    likes: 31,
    event: { inDays: 8, from: '18:30', to: '21:00', timeZone: 'Europe/Paris', place: 'Lyon, toit de l’atelier' },
    pictures: [{ scene: 'roofs', alternativeText: 'Les toits de Lyon la nuit, quelques fenêtres allumées' }],
    cover: { x: 0.5, y: 0.7 },
    body: `
On nous demande toujours d'éclairer. Un soir, sur le toit de l'atelier, nous allons faire le contraire : éteindre l'une après l'autre les lampes de la terrasse et attendre, chaque fois, que les yeux s'y fassent.

Il faut **vingt minutes** pour bien voir dans le noir, et une seconde pour le perdre. C'est à peu près tout ce que je sais de l'éclairage public, et cela suffit à dessiner autrement.

- Manteau chaud, téléphone dans la poche
- Soupe à 19 heures, servie à la bougie (1 900 kelvins, n'est-ce pas @petra-lang)
- Pour les autres sites : enregistrement sonore uniquement, il n'y aura rien à voir
`,
    comments: [
      says('petra-lang', 'Exactement 1 900. Je viens vérifier la soupe.'),
      says('beatrice-sala', 'Posso venire con sei persone da Milano? Treno già guardato.', [
        says('camille-laurent', 'Bien sûr. Apportez des bougies.'),
      ]),
    ],
  },
  {
    title: 'Le sapin sera une lampe',
    by: 'nathalie-rousseau',
    community: 'people-and-places',
    likes: 34,
    pictures: [{ scene: 'lanterns', alternativeText: 'Un cône de suspensions anciennes allumées dans l’escalier' }],
    cover: { x: 0.5, y: 0.3 },
    body: `
Chaque année la même discussion : vrai sapin, faux sapin, ou rien. Cette année l'atelier a tranché. Dans la cage d'escalier pendent **quatre-vingt-dix suspensions** de six décennies, de la plus grande en bas à la plus petite en haut. De loin, c'est un sapin. De près, c'est un inventaire.

Toutes viennent de l'armoire des retours, toutes ont été réparées pendant les pauses, et toutes seront données en janvier à qui en voudra. On réserve en accrochant son nom à la lampe, avec du fil, pas avec du ruban adhésif.

Si vous voyez une *Ottavia* orange : elle est déjà prise. Je ne dirai pas par qui.
`,
    comments: [
      says('antoine-mercier', 'Ce n’est pas moi.'),
      says('giorgos-antoniou', 'I can send you eleven more, and a joke about each.'),
      says('ines-chevalier', 'C’est Antoine.'),
    ],
  },
]

export const frenchPosts: WrittenPost[] = french.map((post) => ({ ...post, language: 'fr' }))
