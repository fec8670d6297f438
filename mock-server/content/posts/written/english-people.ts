import { says, type WrittenPost } from '../types.ts'

const posts: Omit<WrittenPost, 'language'>[] = [
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
    cover: { x: 0.5, y: 0.55 },
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

/** Learning, arrivals, lunch, and the board. */
export const englishAboutPeople: WrittenPost[] = posts.map((post) => ({ ...post, language: 'en' }))
