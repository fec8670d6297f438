import { says, type WrittenPost } from '../types.ts'

const posts: Omit<WrittenPost, 'language'>[] = [
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
    pictures: [
      { scene: 'coils', alternativeText: 'Aluminium coils in the store of incoming goods, each with its label' },
    ],
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
      {
        by: 'marco-bianchi',
        text: 'Please look at how they label the coils when the printer is down. That is where ours went wrong last time.',
        editedAfter: 3,
      },
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
    event: { inDays: 4, from: '10:00', to: '10:30', timeZone: 'Europe/Rome', place: 'Milano, all floors' },
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
]

/** What quality, safety and IT have to say. */
export const englishFromTheFloor: WrittenPost[] = posts.map((post) => ({ ...post, language: 'en' }))
