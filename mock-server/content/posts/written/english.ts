import { says, type WrittenPost } from '../types.ts'

const english: Omit<WrittenPost, 'language'>[] = [
  {
    title: 'Supplier audit: new dates, same scope',
    by: 'tiago-duarte',
    community: 'quality-and-safety',
    state: 'in-review',
    likes: 9,
    body: `
The audit of our three aluminium suppliers moves by one week. Two of them close for inventory, and an audit in an empty hall teaches nobody anything.

The scope stays as agreed in September: incoming inspection, traceability of the melt, and how complaints travel from the quay to the person who can change something. **Nobody needs to prepare a presentation.** We want to see the places where the work happens, at the time it happens.

1. Day one: Brescia, early shift from 05:30.
2. Day two: Maribor, with @anja-winkler.
3. Day three: Graz, afternoon only.

If you have open complaints against any of the three, put them in the sheet until Wednesday so that we can ask about them on the spot. #audit #suppliers
`,
    files: [
      { name: 'audit-plan.xlsx', sizeBytes: 58_000, version: 2 },
      { name: 'checklist-incoming.pdf', sizeBytes: 412_000 },
    ],
    comments: [
      says(
        'anja-winkler',
        'I have booked the train for Maribor. The night one, so that we are there when the melt is tapped.',
        [says('tiago-duarte', 'Perfect. Coffee is on me.')],
      ),
      says(
        'marco-bianchi',
        'Please look at how they label the coils when the printer is down. That is where ours went wrong last time.',
      ),
    ],
  },
  {
    title: 'Onboarding survey: what the first ninety days feel like',
    by: 'jules-perrin',
    community: 'people-and-places',
    likes: 17,
    pictures: [
      { scene: 'meeting', alternativeText: 'Four new colleagues around a table in the light of a large pendant lamp' },
    ],
    body: `
We asked everybody who joined since January the same five questions after ten, thirty and ninety days. Forty-one people answered at least twice. Here is what they told us, without make-up.

## What works
People feel **welcome**. Nine in ten had a working laptop on the first morning, and almost everybody names one colleague who took time for them. Many of you will recognise yourselves: thank you.

## What does not
- The second week is empty. The plan ends on day five, and the work has not begun.
- Nobody knows whom to ask about working hours at other sites.
- "I learned the acronyms from the coffee machine" is a direct quote. There are sixty-three of them, and we counted only those in use.

## What we try next
From January each newcomer gets a second-week plan written by the team they join, one page at most. We also start a list of words. If you like deleting acronyms, write to me.
`,
    files: [{ name: 'onboarding-survey.pdf', sizeBytes: 930_000 }],
    comments: [
      says(
        'felix-neumann',
        'The second week was exactly like that for me. I repaired the label printer because it was there.',
        [says('jules-perrin', 'And it has worked ever since. We should hire you again.')],
      ),
      says('martina-fontana', 'Can I use the acronym quote in the leadership training? Without the name, of course.'),
    ],
  },
  {
    title: 'VPN: please take the new client before the end of the month',
    by: 'tobias-krueger',
    community: 'it-service-desk',
    state: 'published',
    likes: 6,
    body: `
The certificate of the old client ends with the month. Machines that still use it will be able to reach the internet, but nothing inside the company: no files, no planning, no press data.

The change takes four minutes and one restart:

1. Open **Software centre** and choose *Meridiana Connect 5*.
2. Restart when asked. Your open documents are kept.
3. Sign in once with your usual name. The phone asks you to confirm.

Roughly 380 machines have done it, 190 have not. If yours is one of those in a cabinet with a press attached, do nothing: @nikos-georgiou comes by with a cable. #maintenance #howto
`,
    comments: [
      says('giorgio-barbieri', 'Worked in three minutes. The restart took longer than the installation.'),
      says('larissa-gomes', 'From a hotel network it stops at 80 per cent. Known?', [
        says(
          'tobias-krueger',
          'Yes, some hotels block the port. Switch to "compatible" in the settings of the client, then it goes through.',
        ),
        says('larissa-gomes', 'It does. Thank you!'),
      ]),
    ],
  },
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
    title: 'Six short courses for the quiet weeks',
    by: 'beatrice-sala',
    community: 'learning-corner',
    likes: 14,
    pictures: [
      {
        scene: 'classroom',
        alternativeText: 'An evening class: chairs in a half circle, a lamp taken apart on the table',
      },
    ],
    body: `
Between mid December and Epiphany the calendar has holes. We have filled some of them with things that you asked for in the autumn survey. None takes longer than a morning.

- **Reading a drawing** without being an engineer (Torino and online)
- **Portuguese for people with meetings in Campinas**, three times forty minutes
- **Spreadsheets you can hand over**: names, checks, and no hidden columns
- **Difficult conversations**, with an actor who is good at being difficult
- **First aid refresher**, both plants
- **How light works**: a morning with @petra-lang and a very dark room

Places are few on purpose. Put your name on the list below; when a course is full we repeat it in February, we do not squeeze. #course
`,
    files: [{ name: 'courses-december.pdf', sizeBytes: 640_000 }],
    comments: [
      says('ines-chevalier', 'Is "How light works" in English or in German?', [
        says('beatrice-sala', 'In English, with a few German words for things that have no English name.'),
      ]),
      says('paolo-rinaldi', 'I would give the spreadsheet one to my whole department. Can I?', [
        says('beatrice-sala', 'You can. Then we do it twice.'),
      ]),
    ],
  },
  {
    title: 'Near miss in hall B: a pallet, a blind corner and a raised hand',
    by: 'francesca-marino',
    community: 'quality-and-safety',
    state: 'published',
    likes: 38,
    pictures: [
      { scene: 'warehouse', alternativeText: 'The crossing in hall B with the new mirror and the yellow line' },
    ],
    body: `
Yesterday at 14:10 a forklift and a hand truck met at the crossing behind the paint store. They met in the sense that both drivers saw each other and stopped, with the length of an arm between them. Nothing happened. That is why it is worth three paragraphs.

The crossing has been blind since we put the second row of shelves there in June. Eleven people told us afterwards that they slow down there "because you never know". **If eleven people know, it is not an opinion, it is a hazard**, and I should have heard of it in June.

> If you do something carefully because the place is badly made, tell us. Being careful is not a repair.

Since this morning there is a mirror, a line and a stop sign. On Saturday the last shelf moves by a metre and a half, and then the corner is no longer blind. #nearmiss #safety
`,
    comments: [
      says('pablo-serrano', 'We have such a corner next to dock 7. Mirror ordered today.'),
      says('alessandro-gallo', 'Saturday it is. I will bring the coffee and my gloves.', [
        says('francesca-marino', 'Noted. In public.'),
      ]),
      says('fernanda-lima', 'The sentence about being careful goes on our notice board, in Portuguese.'),
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
    title: 'What is new in the portal this month',
    by: 'elena-papadaki',
    community: 'it-service-desk',
    state: 'published',
    likes: 22,
    body: `
Four small things and one larger one. All of them are on since this morning; nobody needs to install anything.

## The larger one
The bell now tells you **what** happened: an old date and the new one, the state a post came from and the one it went to, the files that were added. You can mark one line as read without opening it, and *Only unread* stays on until you switch it off.

## The small ones
- Pictures in posts open full size, and the arrow keys work.
- A file that gets a new version keeps its old ones. The number beside the name is the version.
- Search understands quotation marks.
- Dates are in your time zone, always. If an event is in another one, both are shown.

As usual: if something is slow, tell us **where you were and what time it was**. "It is slow" I believe, but I cannot repair it. #portal
`,
    comments: [
      says('giulia-riva', 'The old and new dates in the bell saved me a meeting today.'),
      says('dimitris-vlachos', 'Could the arrow keys also go to the next post?', [
        says('elena-papadaki', 'They could. Put it on the list, so that it is not only in my head.'),
      ]),
    ],
  },
  {
    title: 'The drill with the false invoice: results',
    by: 'matteo-costa',
    community: 'it-service-desk',
    likes: 19,
    pictures: [{ scene: 'server-room', alternativeText: 'Rows of cabinets with small green lights in a dim room' }],
    body: `
Two weeks ago 611 of you got an invoice from a company that does not exist. It was ours. We wanted to know how long a real one would need to find an open door.

- 402 people did nothing, which is fine.
- 131 reported it, the first after **four minutes**. That was @katerina-nikolaou, from her phone, on a bus.
- 71 opened the attachment.
- 7 typed in their password.

Nobody will be named and nobody will be trained as a punishment. The seven have a new password. What changes is ours to do: reports from the mail program now go to a person within ten minutes, day and night, and the "report" button is where the thumb is.

The best message of the week: *"I am almost sure this is false but the logo is so ugly that it could be one of our suppliers."* #security
`,
    comments: [
      says('katerina-nikolaou', 'The amount was in dollars. We have never paid anybody in dollars.'),
      says('valentina-moretti', 'Thank you for saying that nobody is punished. It is the reason people report.'),
    ],
  },
  {
    title: 'How our lamps get their names',
    by: 'chiara-conti',
    community: 'people-and-places',
    likes: 33,
    pictures: [{ scene: 'lighthouse', alternativeText: 'A lighthouse on a rock, its beam over a dark sea' }],
    body: `
A colleague asked me at lunch why the outdoor lamps have such short names. There is an answer, and it fits on a page.

The first lamp of 1961 was called *Gnomon*, after the part of a sundial that throws the shadow, because *Meridiana* is a sundial and the founders liked to be consistent. It sold badly. Nobody could say it on the telephone. Since then there has been a rule, pencilled on the inside of a cupboard in the old drawing office, which I have seen with my own eyes:

> Two syllables. A word a child knows. The same in five languages, or nearly. Never a person.

*Halo*, *Alba*, *Faro*, *Luna*, *Nido*: they all obey. The one exception is *Ottavia* of 1974, named after nobody, the documents insist, least of all after the daughter of the man who owned the cupboard.

If you have a word of two syllables, @camille-laurent collects them. She has about four hundred, so be quick.
`,
    comments: [
      says('antoine-mercier', 'The cupboard is in Lyon now. We moved it with the pencil marks and all.'),
      says('giorgos-antoniou', 'Nobody who has assembled an Ottavia calls it that.', [
        says('chiara-conti', 'I have edited the history, not the vocabulary of hall C.'),
      ]),
    ],
  },
  {
    title: 'Headquarters canteen: closed for three weeks, then better',
    by: 'nathalie-rousseau',
    community: 'people-and-places',
    likes: 12,
    pictures: [{ scene: 'kitchen', alternativeText: 'A drawing of the new canteen with long tables and low lamps' }],
    body: `
From Monday the canteen in Milano is a building site. The floor is from 1983, the ventilation is not much younger, and the queue has had the same bend since the day it opened.

What you get in the meantime: a kitchen truck in the courtyard from 12:00 to 14:00, warm food for the same price, and tables in the big meeting room with **no bookings between noon and two**. Please do not hold meetings there. People will eat next to your slides.

What you get afterwards: two counters instead of one, a quiet end and a loud end, and our own lamps over every table. It is slightly embarrassing that this took us until now.
`,
    comments: [
      says('matteo-costa', 'Will there be a socket near the quiet end? Asking for a department.', [
        says('nathalie-rousseau', 'Four. None of them visible. You are welcome.'),
      ]),
    ],
  },
  {
    title: 'Light and building fair: who stands where',
    by: 'marta-vidal',
    community: 'product-launches',
    likes: 16,
    event: { inDays: 12, from: '08:00', to: '17:00', place: 'Frankfurt, hall 3.1, stand B40' },
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
    title: 'Warm, neutral, cold: what the number on the box means',
    by: 'petra-lang',
    community: 'learning-corner',
    likes: 29,
    pictures: [
      { scene: 'spectrum', alternativeText: 'A strip from candle orange to sky blue with three lamps drawn on it' },
    ],
    body: `
We print it on every box and few people can say what it is: **2,700 K**. It is a temperature, and it is the temperature of nothing in the lamp.

Heat a piece of iron. It becomes dark red, orange, yellow, then nearly white, and if it did not melt it would become blue. The number says how hot an ideal black body would have to be to glow in the same colour. A candle is about 1,900. The sun at noon is 5,500. A clear north sky, which is what painters like, goes past 10,000: the *coldest* looking light belongs to the *hottest* body. I am sorry. It was not my idea.

### Three rules that survive contact with a living room
1. Never mix in one glance. Two lamps of 2,700 and one of 3,000 look like a mistake.
2. The dimmer the light, the warmer it should be. This is what evening does.
3. The number says nothing about whether your tomatoes look red. For that there is another one, and another evening in January. #reading
`,
    comments: [
      says('elodie-girard', 'Can I hang this over my desk? I explain rule 1 about twice a week.'),
      says(
        'nicolo-villa',
        'So the blue flame of the burner is hotter than the orange one, and that is the whole trick?',
        [says('petra-lang', 'That is the whole trick, and now you know more than the box.')],
      ),
    ],
  },
  {
    title: 'What customers sent back between July and September',
    by: 'oriol-puig',
    community: 'quality-and-safety',
    state: 'approved',
    likes: 21,
    body: `
1,284 parcels came back to Valencia. We opened all of them, as always. In 41 of 100 there was nothing wrong with the lamp.

- **41 %** worked at once. Wrong size, wrong white, second thoughts.
- **23 %** broken in transport, and two thirds of those in the same corner of the same box: the *Luna* 35.
- **19 %** driver failures. All from two batches of March, both already blocked.
- **17 %** the rest: a missing screw, a missing page, a spider.

The corner is solved on paper: @giorgio-barbieri has a cardboard insert that costs four cents, and a test drop from two metres that it survives. We need a decision on the box until the end of the month, or we ship Christmas in the old one. #lessons
`,
    files: [{ name: 'returns-third-quarter.xlsx', sizeBytes: 145_000 }],
    comments: [
      says('giulia-riva', 'The insert passes our drop test as well, twenty out of twenty. You have my signature.'),
      says('sofia-karras', 'What was the missing page?', [
        says('oriol-puig', 'Page 3. The one that says where the screw is.'),
      ]),
    ],
  },
  {
    title: 'Evacuation exercise at Headquarters',
    by: 'francesca-marino',
    community: 'quality-and-safety',
    likes: 7,
    event: { inDays: 4, from: '10:00', to: '10:30', place: 'Milano, all floors' },
    body: `
Next week we empty the building once. You will hear the alarm for about a minute. Leave everything, take the stairs, meet at the plane trees, and wait until somebody with a yellow vest has counted you.

Last year we needed **six minutes and forty seconds**. The second floor was out in three; the fourth floor finished a call first.

- Lifts stay where they are. Please do not test whether they do.
- If you are in a wheelchair or on crutches, your two helpers know. If you are not sure who they are, write to me today.
- Guests go out with the person who invited them.

If it rains we do it anyway. Fire does not read the forecast. #safety
`,
    comments: [says('valentina-moretti', 'The fourth floor has been informed that no call is that important.')],
  },
  {
    title: 'Mentoring: twelve pairs, one year, and what came of it',
    by: 'lena-hoffmann',
    community: 'learning-corner',
    likes: 25,
    body: `
A year ago twelve people who had been here long sat down with twelve who had not. They met once a month. There was no programme, no form and no report, only the rule that the younger one chooses the topic.

Ten pairs still meet. Two found after three months that they had little to say to each other, said so, and stopped; that is a result too.

What the mentors wrote to me surprised me more than what the mentees wrote. *"I had to explain why we do it this way, and there was no reason."* That was about the Monday report, which no longer exists. *"I have learned to ask a second question."* *"My office door is open again."*

In January we begin with **twenty** pairs. If you want to be one half of one, tell me until mid December which half. #mentoring
`,
    comments: [
      says('ines-chevalier', 'My mentor showed me the archive with the lights off. I can recommend it.'),
      says('tobias-krueger', 'Count me in, as whichever half is missing.'),
    ],
  },
  {
    title: 'A smaller box for Nido, and 31 lorries less a year',
    by: 'giorgio-barbieri',
    community: 'product-launches',
    state: 'in-review',
    likes: 20,
    pictures: [{ scene: 'truck', alternativeText: 'A lorry with boxes drawn in cut-away, every gap filled' }],
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
  {
    title: 'A letter from a lighthouse keeper',
    by: 'carmen-ibanez',
    community: 'people-and-places',
    likes: 46,
    pictures: [{ scene: 'sea', alternativeText: 'Evening over the sea, a white house with one lit window' }],
    body: `
Customer service is mostly about screws. And then a letter comes, on paper, with a stamp.

> Dear Sirs and Madams, in 1988 my wife bought a lamp of yours, the model with the round head. It stood on the table where I wrote the log of the light for nineteen years, until the light was made automatic and I was no longer needed. The lamp was. It fell on Sunday. The foot is broken and I know that you do not make it any more. I do not want a new one. I would like to know if there is somebody who could tell me what kind of glue.

I sent the photograph to Lyon. @antoine-mercier answered within the hour that it is not a question of glue. He has the drawing, he has the mould, and he has cast a foot on Thursday evening in his own time. It leaves on Monday, with the *right* glue in a small bottle, in case.
`,
    comments: [
      says('antoine-mercier', 'It was a pleasure. The mould had waited since 1996.'),
      says('alessandro-gallo', 'This is why I like working here.'),
      says('chiara-conti', 'May we ask him whether we can print the letter?', [
        says('carmen-ibanez', 'I asked. He says yes, if we leave out the name and put in the lamp.'),
      ]),
    ],
  },
  {
    title: 'Budget paper for the second press hall',
    by: 'paolo-rinaldi',
    community: 'management-board',
    state: 'draft',
    likes: 2,
    body: `
The paper for the meeting is attached in the version that includes the heat recovery. Without it the hall is 1.1 million cheaper and costs 140 thousand more every year.

Please read the sensitivity table before the summary. The energy price at which both variants are equal is lower than any we have paid since 2021.
`,
    files: [{ name: 'press-hall-two.pdf', sizeBytes: 2_700_000, version: 6 }],
  },
]

export const englishPosts: WrittenPost[] = english.map((post) => ({ ...post, language: 'en' }))
