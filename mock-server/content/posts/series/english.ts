import { postsOf } from './series.ts'

const plannedWork = postsOf({
  language: 'en',
  community: 'it-service-desk',
  by: ['tobias-krueger', 'nikos-georgiou', 'matteo-costa'],
  state: 'published',
  posts: [
    [
      'Planned work: telephones in Lyon',
      'On Wednesday from 19:00 to 20:00 the telephone lines in Lyon move to the new provider. Calls that are going on are cut once.',
      '- Mobile phones are not touched.\n- The numbers stay the same.\n- If a line is dead on Thursday morning, call the desk from your mobile: **142**.',
      '#maintenance',
    ],
    [
      'Planned work: badge readers in Torino',
      'The readers at gates 1 and 3 get new software on Friday after the late shift. During ten minutes the doors open by key only; the guard has one.',
      'Visitors who arrive in that time get a coffee and an apology. #maintenance',
    ],
    [
      'Planned work: drawing archive, read only for one evening',
      'On Thursday from 18:00 the drawing archive can be read and not written. Drafts that are open at that moment are saved by the server, so nothing is lost.',
      'We use the evening to move 2.1 million files to disks that do not sing. #maintenance',
    ],
    [
      'Planned work: wireless in the Ulm canteen',
      'Six access points come down, nine go up. Between 14:00 and 16:00 on Tuesday there is no wireless network in the canteen and on the terrace.',
      'Some of you have said that this would be a good permanent state. Noted. #maintenance',
    ],
    [
      'Planned work: mail storage',
      'From Saturday noon to Sunday noon mails older than five years move to slower storage. They stay where they are for you; opening one takes a second instead of a blink.',
      'Search finds them as before. Nothing is deleted, not even what you would like to see deleted. #maintenance',
    ],
    [
      'Planned work: label printers in Valencia',
      'The eleven label printers at docks 1 to 6 get a new driver on Sunday. We print one label on each before the early shift and stick it on the door, so you see that it works.',
      'If yours has no label on the door, it does not work. #maintenance',
    ],
    [
      'Planned work: the clock that was two minutes slow',
      'Time stamps of the test benches were two minutes behind since the summer. On Monday at 05:00 they jump. Reports of Monday will have one gap of two minutes; that is the reason, no need to call.',
      '#maintenance',
    ],
    [
      'Planned work: video rooms at Headquarters',
      'Rooms Gnomon and Ottavia get new cameras. They cannot be booked on Thursday. The new ones follow the person who speaks, which means that some meetings will look livelier than they are.',
      '#maintenance #howto',
    ],
  ],
})

const weeks = postsOf({
  language: 'en',
  community: 'quality-and-safety',
  by: ['giulia-riva', 'dimitris-vlachos', 'yusuf-demir', 'marco-bianchi'],
  state: 'approved',
  scenes: ['chart', 'workbench', 'press'],
  alternativeText: 'Figures of the week, one bar for each line',
  posts: [
    [
      'The week in figures: lines 1 to 4',
      'First pass yield **98.6 %**, a tenth better than last week. Line 3 had the best week of the year: two reworks in 9,400 pieces, and both were the same screw.',
      '1. Line 1: 98.4 %\n2. Line 2: 98.1 %\n3. Line 3: 99.3 %\n4. Line 4: 98.5 %',
      'The screw has been exchanged, with its whole box. #lessons',
    ],
    [
      'The week in figures: a quiet one',
      'No stop longer than twelve minutes on any line. Complaints: five, of which three concern the same delivery to Bologna that stood in the rain.',
      'The pallet cover we use there is being looked at. Thank you to the driver who took the photo. #lessons',
    ],
    [
      'The week in figures: coating',
      'Adhesion tests 60 of 60, gloss within the band, one sample with a hair under the powder. We know whose hair, because we all wear the same caps and one cap was in the wash.',
      'There are spare caps now, on a hook, at the door. #safety',
    ],
    [
      'The week in figures: drivers from batch 24-17',
      'All 1,900 lamps with drivers of the batch have been found. 1,610 were still in our stores, 270 at dealers, and 20 are with customers, who got a letter and a new lamp before they noticed anything.',
      'The cause is a capacitor from a second source that was never released. The gap in the release list is closed. #lessons #suppliers',
    ],
    [
      'The week in figures: inspection in daylight',
      'Since the inspection table of line 2 stands at the window, we find a third more scratches and reject a third fewer parts. It sounds like a contradiction and is none: small scratches are polished out when they are seen in time.',
      'We are looking for a window for line 3. #lessons',
    ],
    [
      'The week in figures: what the hotline heard',
      'Forty-four calls about instructions, thirty of them about step 6 of *Nido*. We built one ourselves on Tuesday with nothing but the sheet. It took two engineers nineteen minutes, and one of them had designed it.',
      'Step 6 is now steps 6, 7 and 8. #lessons',
    ],
    [
      'The week in figures: torque',
      'We measured the torque of 200 brackets after the finding on line 4. 188 were right, 9 too tight, 3 too loose. All twelve were done with the same wrench, which had been dropped and not reported.',
      'Dropping things is allowed. The red box for dropped tools stands beside the calendar. #safety',
    ],
    [
      'The week in figures: forty days without an accident',
      'Forty days is a good number, and it says little. What says more: in the same time **sixty-two** near misses were reported, twice as many as in spring. We see more, and that is the reason why less happens.',
      '#nearmiss #safety',
    ],
    [
      'The week in figures: suppliers on time',
      'Of 214 deliveries 201 came on the agreed day, 9 a day late, 4 too early. Too early is not better: two of the four blocked dock 2 and made the punctual ones late.',
      'The four have been told, kindly. #suppliers',
    ],
    [
      'The week in figures: the new gauge',
      'The gauge for the reflector edge finds 0.05 mm. Before, we found 0.2 mm and believed in the rest. In the first week it stopped the line six times, five of them rightly.',
      'The sixth time it was a crumb. There is a brush beside it now. #lessons',
    ],
  ],
})

const courses = postsOf({
  language: 'en',
  community: 'learning-corner',
  by: ['beatrice-sala', 'ines-castro', 'lena-hoffmann'],
  scenes: ['classroom', 'notebook', 'spectrum'],
  alternativeText: 'An evening class around a long table',
  state: 'published',
  posts: [
    [
      'Course: reading a drawing in one morning',
      'You work with drawings and nobody ever explained the little symbols to you? This morning is for you. We begin with a teapot and end with the bracket of line 4.',
      'No calculators, no engineers, and every question is allowed twice. #course',
    ],
    [
      'Course: writing an instruction that works',
      'An instruction is good when a person who is tired, in a hurry and left-handed can follow it. We take one of ours apart, write it again, and give it to somebody who has never seen the lamp.',
      'Bring an instruction that annoyed you. #course',
    ],
    [
      'Course: first aid, the two hours that count',
      'Pressure, position, telephone. Two hours, on the floor, with the people you work with. If your certificate ends this winter you get a letter anyway; if you never had one, this is the place to begin.',
      '#course',
    ],
    [
      'Course: statistics without fear',
      'Mean, spread, and why the weekly mean hid the drift on line 4. With dice, string and one honest spreadsheet.',
      'After two hours you will distrust averages for ever. #course',
    ],
    [
      'Course: Italian for the second week',
      'The first week everybody speaks English with you. In the second they forget. Ten evenings, small group, with a lot of food vocabulary, because that is where the meetings really take place.',
      '#languages',
    ],
    [
      'Evening: how to give feedback to your boss',
      'A panel of three people who did it and still work here. They tell what they said, what they wish they had said, and what changed.',
      'Bosses are welcome in the last half hour. #mentoring',
    ],
    [
      'Course: knots, straps and loads',
      'Half of all transport damage begins with a strap that somebody "just quickly" put on. @pablo-serrano shows four knots and one trick with a mat.',
      'In the yard, so dress for it. #course',
    ],
    [
      'Reading: three short texts about mistakes',
      'One by a surgeon, one by a pilot, one by a cook. Twenty pages together. They say the same thing in three ways, and the cook says it best.',
      'Copies are on the window sill in Milano and in the break rooms of all plants. #reading',
    ],
    [
      'Course: your first small program',
      'For everybody who does the same thing with the same list every Monday. We write a program of twelve lines that does it for you, and then decide together what to do with the hour.',
      '#course',
    ],
    [
      'Evening: light and sleep',
      'A sleep researcher from Padua explains what evening light does to people on shifts, and what a lamp can and cannot do about it. There will be discussion, and no sales talk: she has asked for that.',
      '#reading',
    ],
  ],
})

const arrivals = postsOf({
  language: 'en',
  community: 'people-and-places',
  by: ['jules-perrin', 'martina-fontana', 'katerina-nikolaou'],
  scenes: ['meeting', 'garden'],
  alternativeText: 'A table with cake, seen from above',
  posts: [
    [
      'Twenty years: Luca and the press that would not stop humming',
      'In his first week, twenty years ago, @luca-ferrari was sent to find out why press 1 hums. He found out on Thursday last week. It was a loose plate under the floor.',
      'Coffee and cake in the tool shop on Friday at ten. Press 1 will be silent for the occasion.',
    ],
    [
      'Welcome to Yusuf, who listens to machines',
      '@yusuf-demir joined the test benches in Ulm in spring and has since found three faults with his ears. He plays the bass on Thursdays and is looking for a drummer who keeps time.',
    ],
    [
      'A thank you to the night shift',
      'On Sunday a pipe burst above the archive in Lyon at three in the morning. Eleven people from three companies in the building carried drawings down the stairs until six. Not one sheet is lost.',
      'We do not know all of your names. If you were there, please let us buy you breakfast.',
    ],
    [
      'Found: one scarf, one umbrella, one set of very small screwdrivers',
      'All at the reception in Milano. The scarf is green. The umbrella is the good one. The screwdrivers have been admired by everybody and will be hard to give back.',
    ],
    [
      'Amina has a new title, and the same lamp',
      '@amina-diallo leads the inspection of the night shift from the first of the month. She has kept the lamp she uses to look along surfaces, which is older than she is and which nobody may touch.',
    ],
    [
      'The football match: a report without figures',
      'It rained. The goalkeeper of the design department wore a coat. There was a dog. The result is known to those who were there and will not be repeated here, as was agreed in the changing room.',
    ],
    [
      'A new place to sit in Torino',
      'The bench beside gate 1 is back, with new boards and the old iron. @nicolo-villa has made the boards from crates. If you sit there at four, the sun comes around the corner.',
    ],
    [
      'Who was Ottavia? A reader writes',
      'After the piece about the names of our lamps a retired colleague called. She knows who Ottavia was. She will not say, but she laughed for a long time, and asked us to greet hall C.',
    ],
  ],
})

const tricks = postsOf({
  language: 'en',
  community: 'it-service-desk',
  by: ['matteo-costa', 'elena-papadaki', 'alvaro-molina'],
  state: 'published',
  posts: [
    [
      'A minute of help: find the post you read on Tuesday',
      'Put two words that you remember between quotation marks. If you remember only one, put a plus in front of it. What you must **not** remember gets a minus.',
      '> "second press" +bracket -minutes',
      '#howto #portal',
    ],
    [
      'A minute of help: two time zones, one meeting',
      'When you write a time in an event, the portal keeps the zone it was meant in. Colleagues in Campinas see theirs and yours. If you only type "at four" into the text, nobody can help you. #howto',
    ],
    [
      'A minute of help: versions instead of names',
      'Please do not upload *plan_final_2_really.xlsx*. Open the file in the post, choose "new version", and the old ones stay behind it, with the name of whoever saved them. #howto #portal',
    ],
    [
      'A minute of help: quiet hours',
      'You can tell your phone to be silent between eight and seven. You can also tell the portal not to push, and still find everything in the morning. We recommend both. #howto',
    ],
    [
      'A minute of help: screenshots that help us',
      'A picture of the error is good. A picture of the error **and the clock** is twice as good. The number at the bottom of the error page is worth more than both. #howto',
    ],
    [
      'A minute of help: big files',
      'Up to two gigabytes per file, and an upload that breaks off goes on where it stopped. Close the lid, take the train, open it again. #howto',
    ],
    [
      'A minute of help: keyboard in the feed',
      'The arrow keys walk through the pictures, Escape closes what is open, and the slash takes you to the search from anywhere. More will come; if you miss one, say which. #howto #portal',
    ],
    [
      'A minute of help: what the assistant knows',
      'It reads what you may read, nothing else, and it shows where an answer comes from. If the sources look wrong, the answer is. Please press the thumb that points down, it is read by people. #howto',
    ],
  ],
})

export const englishSeries = [plannedWork, weeks, courses, arrivals, tricks]
