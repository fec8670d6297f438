import { says, type WrittenPost } from '../types.ts'

const posts: Omit<WrittenPost, 'language'>[] = [
  {
    title: 'Halo 60 comes two weeks later, and why that is good news',
    by: 'lucia-navarro',
    community: 'product-launches',
    state: 'approved',
    likes: 31,
    pictures: [
      { scene: 'outdoor-lamp', alternativeText: 'A ring-shaped lamp over a garden path at dusk' },
      { scene: 'rain', alternativeText: 'The same lamp in heavy rain, seen from below' },
    ],
    cover: { x: 0.5, y: 0.55 },
    body: `
We have moved the launch of *Halo 60* from the second to the fourth week of February. I want you to hear the reason from us and not from a customer.

In the last rain test one lamp in forty let a few drops past the lower seal. It still worked, and it would have passed the norm. It would not have passed a second winter on the coast, and coasts are where we sell it.

## What we did
@jonas-keller and @juliana-ribeiro changed the seal from two pieces to one. The new part is **eleven cents** more expensive and saves a step in assembly. Forty lamps have been under water for nine days now. All of them are dry inside.

## What it means for you
- Orders already confirmed get a letter this week, in their language.
- The spring catalogue stays as it is: it says "from spring", and it still is.
- Nobody needs to promise anything faster. If a customer needs light in January, *Halo 40* is in stock. #halo #spring
`,
    comments: [
      says(
        'baptiste-fournier',
        'My three biggest customers took it well. One said he would rather wait than climb a ladder twice.',
      ),
      says('hugo-lefevre', 'The simulation now agrees with the tank to within half a degree. I will write it up.'),
      says('carmen-ibanez', 'The letters are translated and with the printer.', [
        says('lucia-navarro', 'Fast as ever, thank you Carmen.'),
      ]),
    ],
  },
  {
    title: 'Alba on forty bedside tables: the field test is over',
    by: 'camille-laurent',
    community: 'product-launches',
    state: 'pilot',
    likes: 27,
    pictures: [
      { scene: 'bedside', alternativeText: 'A small lamp with a fabric shade on a bedside table, a book beside it' },
      { scene: 'pendant', alternativeText: 'Three lamp shades in different whites hanging in the studio' },
    ],
    cover: { x: 0.5, y: 0.35 },
    body: `
For six weeks forty of you lived with a lamp that wakes you. *Alba* goes from nothing to morning in twenty minutes, and you told us every Sunday how that felt.

The light itself is right. Thirty-four of forty want to keep it, and two of the other six have cats. What is **not** right is the switch: in the dark people found it in 9 seconds on average, and some of them found the water glass first.

### The three changes
1. The switch moves to the top of the foot and gets a rim that the thumb can feel.
2. The first five minutes become slower. You described the present start as "polite, but a bit sudden".
3. The smallest step becomes smaller, for those who share the room.

The tools are released on Thursday. If you kept your test lamp, keep it: it is number one of a very small edition. #alba
`,
    comments: [
      says('sara-lombardi', 'The rim is 0.8 mm in the latest model. You find it with gloves on.'),
      says(
        'jonas-keller',
        'The slower start costs nothing, it is one curve in the firmware. Version 1.3 is on the test lamps since last night.',
      ),
      says(
        'petra-lang',
        'Please do not sell the thing with "wakes you like the sun". It is far better behaved than the sun.',
        [says('sofia-karras', 'Stealing this for the catalogue.')],
      ),
    ],
  },
  {
    title: 'Light and building fair: who stands where',
    by: 'marta-vidal',
    community: 'product-launches',
    likes: 16,
    event: {
      inDays: 12,
      from: '09:00',
      to: '18:00',
      timeZone: 'Europe/Berlin',
      place: 'Frankfurt, hall 3.1, stand B40',
    },
    pictures: [
      { scene: 'fair', alternativeText: 'Plan of the stand: a dark room in the middle, lamps along the walls' },
    ],
    body: `
The stand is 240 square metres this time, and half of it is dark. You enter through a curtain, you wait ten seconds, and then *Alba* begins. It works only if nobody explains it, so the first rule for the team is **silence for ten seconds**.

## Shifts
- Morning: @baptiste-fournier, @lucia-navarro, one person from design
- Afternoon: @larissa-gomes, @sara-lombardi, one person from research
- Both: me, with the plasters and the spare bulbs

The train leaves Milano at 14:05 the day before. Hotel rooms are booked for those who answered until yesterday; whoever did not answer shares a room with the spare bulbs. #fair #alba #halo
`,
    files: [
      { name: 'stand-plan.pdf', sizeBytes: 5_200_000 },
      { name: 'shifts.xlsx', sizeBytes: 31_000, version: 2 },
    ],
    comments: [
      says('hugo-lefevre', 'The curtain needs to be twice as heavy. In the test there was light at the floor.'),
      says('marta-vidal', 'Ordered, with lead in the hem.'),
    ],
  },
  {
    title: 'A smaller box for Nido, and 31 lorries less a year',
    by: 'giorgio-barbieri',
    community: 'product-launches',
    state: 'in-review',
    likes: 20,
    pictures: [{ scene: 'truck', alternativeText: 'A lorry with boxes drawn in cut-away, every gap filled' }],
    cover: { x: 0.5, y: 0.55 },
    body: `
The shade of *Nido* is a cone, and for nine years we have sent a cone in a cube. If you turn every second shade upside down and put them into each other in pairs, the box becomes **38 per cent smaller** and nothing touches.

We have packed 400 pairs by hand to see whether it can be done at the speed of the line. It can, after a morning of bad language. The new box needs no foam at all, only a paper sleeve that @antoine-mercier folded out of a poster on his first attempt, and which is still the design.

Open question: shops buy single lamps. For them a pair has to come apart without a knife, and tape is not an answer. If you have seen a good paper closure anywhere, send me a photo. #packaging
`,
    files: [{ name: 'nido-pair-box.pdf', sizeBytes: 1_900_000, version: 5 }],
    comments: [
      says('oriol-puig', 'Cheese boxes. I am serious: look at how the lid of a Camembert sits.', [
        says('giorgio-barbieri', 'I went to the supermarket. You are right.'),
      ]),
      says('larissa-gomes', 'For us it would be one container instead of two every month.'),
    ],
  },
]

/** Lamps on their way to the market. */
export const englishAboutLamps: WrittenPost[] = posts.map((post) => ({ ...post, language: 'en' }))
