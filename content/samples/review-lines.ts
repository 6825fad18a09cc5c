import type { Claim } from "./facts.ts";
import { hasStairs, offers, seesPain } from "./facts.ts";

/** What somebody wrote: sentences on one subject, of which a review takes at most one. */
export type ReviewLines = {
  subject: string;
  when?: Claim;
  lines: readonly string[];
};

const hasParking: Claim = (facts) => facts.parking !== null;
const isFree: Claim = (facts) => Boolean(facts.parking?.text.startsWith("Free"));
const isLate: Claim = (facts) => Boolean(facts.hours.late);
const opensSaturday: Claim = (facts) => Boolean(facts.hours.saturday);
const opensEarly: Claim = (facts) => Boolean(facts.hours.early);
const doesCheckups = offers("general-dentistry");
const seesChildren = offers("childrens-dentistry");
const otherLanguage: Claim = (facts) => facts.languages.length > 0;
const severalDentists: Claim = ({ dentists }) =>
  dentists.length > 1 && dentists[0]!.lastName !== dentists[1]!.lastName;

/** Pleased: four and five stars. */
export const GLAD: readonly ReviewLines[] = [
  {
    subject: "pain",
    when: seesPain,
    lines: [
      "I cracked a tooth on an olive stone and they had me in the chair that afternoon.",
      "Called at eight after a night of toothache and was seen before ten.",
      "My filling fell out on a long weekend and they found me a slot straight after it.",
      "Woke up with toothache, was home by lunch with it sorted.",
      "They fitted my son in the same day after he came off his scooter.",
      "Could not sleep for two nights with a sore tooth, called, and was seen that morning.",
      "Broke a front tooth the day before a wedding and they squeezed me in.",
      "They told me on the phone what to do until my appointment.",
    ],
  },
  {
    subject: "price",
    lines: [
      "I paid what they said I would pay.",
      "Not the cheapest, but I knew what I would pay before we started.",
      "I got a written quote, went home to think, and no one chased me.",
      "The bill matched the quote to the dollar.",
      "They told me which tooth could wait until after Christmas, which helped the budget.",
      "Cheaper than I feared, and they explained every line of the bill.",
      "They gave me three options with three prices and let me pick.",
      "First time a dentist has told me the cost before looking in my mouth.",
      "They put the work in order of urgency so I could pay bit by bit.",
      "No surprise extras at the desk.",
      "I asked what it would cost and got a number, not a shrug.",
      "Fair price for the time they took.",
    ],
  },
  {
    subject: "explaining",
    lines: [
      "Explained it all without pushing.",
      "Showed me the X-ray and let me ask a hundred questions.",
      "I finally understand why that tooth kept hurting.",
      "Drew it on a pad so I could see what was meant.",
      "Talked to me, not over me.",
      "Everything was said in plain English, which I cannot say of my last place.",
      "Clear about what was urgent and what was not.",
      "Told me what was coming before it came, every time.",
      "Took ten minutes to go through the options before touching anything.",
      "They answered my emailed question the same evening.",
      "No jargon, no lecture.",
      "You get told the truth, including when nothing needs doing.",
    ],
  },
  {
    subject: "nerves",
    lines: [
      "I am a nervous patient and no one made me feel silly.",
      "I had not been for nine years and was dreading the telling-off that never came.",
      "They stopped each time I put my hand up.",
      "I usually grip the chair, and this time I did not notice the needle.",
      "Gentle hands, and a sense of humour when I needed it.",
      "My heart rate came down about five minutes in.",
      "I was shaking when I walked in and laughing when I left.",
      "The first visit was just a talk, which was all I could manage.",
      "Let me have breaks without making a thing of it.",
      "I cried a bit and they were lovely about it.",
    ],
  },
  {
    subject: "children",
    when: seesChildren,
    lines: [
      "My daughter asked if we could come back tomorrow.",
      "Great with our daughter, who did not want to open her mouth.",
      "They let my son press the button on the chair.",
      "Both boys were done in the time it took me to drink a tea.",
      "Our toddler sat on my knee for the whole checkup.",
      "The stickers went down well.",
      "Spoke to my daughter rather than to me.",
      "My teenager came out without complaining, which is high praise.",
    ],
  },
  {
    subject: "staff",
    lines: [
      "The person on the front desk remembered my name from a year ago.",
      "Lovely team, from the desk to the chair.",
      "Reception called to say they were running ten minutes late so I could stay at work.",
      "The assistant noticed I was cold and found a blanket.",
      "Everyone said kia ora, and meant it.",
      "You can tell they like working together.",
      "Friendly without being chatty, which suits me.",
      "They helped my mother in and out of the chair with real patience.",
      "The same people are there each time I go.",
      "I was greeted by name before I had my coat off.",
      "A real person answered the phone at once.",
    ],
  },
  {
    subject: "time",
    lines: [
      "In and out in forty minutes.",
      "Seen at nine on the dot.",
      "They did not rush, and still finished on time.",
      "I have never waited more than five minutes here.",
      "Quick, tidy and no fuss.",
      "Booked on Monday, seen on Wednesday.",
      "They moved my appointment twice without a grumble.",
      "Took their time where it mattered.",
      "My first visit was long and unhurried.",
      "They called me when a slot came up earlier in the week.",
    ],
  },
  {
    subject: "dentist",
    lines: [
      "Dr {last} is calm and careful.",
      "Dr {last} knew what was wrong within a minute.",
      "I would follow Dr {last} to another town.",
      "Dr {last} checked in with me all the way through.",
      "Dr {last} has looked after our family for a good while now.",
      "Dr {last} was honest that I did not need the crown I had been quoted for elsewhere.",
      "Dr {last} hums while working and it is oddly soothing.",
      "Dr {last} called the next day to see how I was.",
      "Dr {last} has the lightest touch of any dentist I have had.",
    ],
  },
  {
    subject: "second dentist",
    when: severalDentists,
    lines: [
      "Dr {secondLast} was kind and thorough.",
      "Dr {secondLast} took over from Dr {last} on the day and knew my notes.",
      "I saw Dr {secondLast}, who explained it twice without sighing.",
      "Dr {secondLast} found the crack that everyone else had missed.",
      "Dr {secondLast} does a lovely job.",
    ],
  },
  {
    subject: "checkup",
    when: doesCheckups,
    lines: [
      "Just a checkup and clean, but done properly.",
      "The clean was the best I have had.",
      "Two small fillings, no drama.",
      "Came for a checkup and left with a clear list and no hard sell.",
      "Had an old grey filling replaced and you cannot see which tooth it was.",
      "My gums were a mess and the hygienist was kind about it.",
      "A checkup, two X-rays and a clean before work.",
      "A lost filling, fixed in one visit.",
    ],
  },
  {
    subject: "treatment",
    when: offers("root-canal"),
    lines: [
      "Had a root canal and it was far less awful than people say.",
      "Root canal over two visits, and the second was shorter than they promised.",
      "I dozed off in the middle of a root canal, true story.",
    ],
  },
  {
    subject: "treatment",
    when: offers("crowns-and-bridges"),
    lines: [
      "The new crown matches so well my wife cannot find it.",
      "My crown took two visits and fits like it grew there.",
      "They remade a crown at no charge because the shade was not quite right.",
    ],
  },
  {
    subject: "treatment",
    when: offers("invisalign"),
    lines: [
      "Eight months into aligners and right on schedule.",
      "They told me straight that aligners would take longer than I hoped.",
      "Aligner checks take ten minutes and they are never late.",
    ],
  },
  {
    subject: "treatment",
    when: offers("implants"),
    lines: [
      "The implant took most of a year and they kept me posted at each step.",
      "Had an implant after losing a tooth at touch rugby, and I forget which one it is.",
      "They laid out the whole implant timetable on one page.",
    ],
  },
  {
    subject: "treatment",
    when: offers("teeth-whitening"),
    lines: [
      "Whitening came up well and they did not oversell it.",
      "Had my teeth whitened before a trip home; a bit tender for a day, as they warned.",
      "They talked me out of whitening and into a clean, which did the trick.",
    ],
  },
  {
    subject: "treatment",
    when: offers("oral-surgery"),
    lines: [
      "Two wisdom teeth out on a Friday, back at work on Monday.",
      "Wisdom tooth out in twenty minutes, and they called the next day.",
      "Clear instructions for after the extraction, which I needed.",
    ],
  },
  {
    subject: "treatment",
    when: offers("braces"),
    lines: [
      "Our son is halfway through braces and they have been on time for every check.",
      "I got braces at forty-one and no one batted an eyelid.",
      "They fixed a poking wire between other patients.",
    ],
  },
  {
    subject: "treatment",
    when: offers("veneers"),
    lines: [
      "I wore the trial veneers for a week before saying yes.",
      "Two veneers on chipped front teeth, and they look like mine.",
    ],
  },
  {
    subject: "hours",
    when: isLate,
    lines: [
      "Being able to come after work makes all the difference.",
      "I go in the evening and do not have to ask for time off.",
      "The late night suits shift workers like me.",
    ],
  },
  {
    subject: "hours",
    when: opensSaturday,
    lines: [
      "Open on a Saturday, which is the only day I can do.",
      "Went on a Saturday morning and was home before the rugby.",
      "They had me in by nine on Saturday.",
    ],
  },
  {
    subject: "hours",
    when: opensEarly,
    lines: ["In early and at my desk by nine.", "The first slot of the day works for me and for my boss."],
  },
  {
    subject: "parking",
    when: isFree,
    lines: ["Free parking too.", "Easy to park, no feeding a meter.", "Parked right there for nothing."],
  },
  {
    subject: "parking",
    when: hasParking,
    lines: ["Found a park straight away.", "Parking was easier than I expected."],
  },
  {
    subject: "access",
    when: (facts) => facts.entry.access === "yes",
    lines: [
      "Dad uses a wheelchair and getting in was no trouble.",
      "No bother with the pram.",
      "My mother came in on her walker and they had the door open before we reached it.",
    ],
  },
  {
    subject: "language",
    when: otherLanguage,
    lines: [
      "My mother was spoken to in {language}, which put her at ease.",
      "It helps that they speak {language}.",
      "Being able to explain it in {language} meant a lot to my father.",
      "My grandmother could ask her own questions in {language}.",
    ],
  },
  {
    subject: "reminders",
    lines: [
      "The text reminder saved me.",
      "I got a text the day before and could change the time by replying.",
      "They sent the X-rays on to my new dentist when I asked.",
    ],
  },
  {
    subject: "room",
    lines: [
      "Spotless, and it does not smell like a dentist.",
      "Sunny waiting room, magazines from this year.",
      "Quiet rooms, no radio blaring.",
      "There is a fish tank, for what it is worth.",
      "Tidy, light and warm.",
    ],
  },
  {
    subject: "verdict",
    lines: [
      "I have told my neighbours.",
      "We have moved the whole family over.",
      "I will be back in six months, and not just because they booked me in.",
      "Would go again.",
      "Glad I asked at work for a name.",
      "I drive across town for this.",
      "Happy to have found a dentist I do not put off.",
      "That makes four of us who go there now.",
      "No complaints at all.",
      "Just what a dentist should be.",
      "I would send my mum, and I have.",
      "It is worth the drive from {homeSuburb}.",
      "I walk there from {homeSuburb}.",
      "Ka pai.",
      "Still our dentist after moving house.",
      "Ten out of ten from my dad, who hates dentists.",
    ],
  },
];

/** Something good and something less so: three and four stars. */
export const MIXED: readonly ReviewLines[] = [
  {
    subject: "wait",
    lines: [
      "Good dentist, but I waited twenty-five minutes past my time.",
      "The work is fine; the waiting is not.",
      "Ran half an hour late, though they did say sorry.",
      "Happy with the filling, less happy with the wait before it.",
      "Two weeks to get a checkup, then ten minutes in the chair.",
    ],
  },
  {
    subject: "price",
    lines: [
      "Well done, but dearer than my last dentist.",
      "The quote was clear, but an X-ray I had not expected was added.",
      "A bit pricey for a clean.",
      "Nice people; I would have liked the price before the second filling.",
      "Decent work at a city price.",
    ],
  },
  {
    subject: "phone",
    lines: [
      "Hard to reach by phone on a Monday.",
      "Left two messages before anyone called back.",
      "Booking took three calls, the visit itself was good.",
      "My appointment was moved twice in a month.",
    ],
  },
  {
    subject: "explaining",
    lines: [
      "Skilled, but not one for explaining.",
      "The dentist knew the job and said very little.",
      "I had to ask twice what the treatment was for.",
      "Would have liked more time for questions.",
    ],
  },
  {
    subject: "comfort",
    lines: [
      "Sore for a couple of days, as they said I might be.",
      "The numbing took a second go.",
      "A bit rushed at the end of the day.",
      "My filling felt high and needed a second visit to adjust, at no charge.",
    ],
  },
  {
    subject: "dentist",
    when: severalDentists,
    lines: [
      "I had booked with Dr {last} and got Dr {secondLast}, who was fine.",
      "Saw a different dentist each time, which I could do without.",
    ],
  },
  {
    subject: "room",
    lines: [
      "The waiting room is small and fills up.",
      "The radio was loud.",
      "Could do with a coat of paint, but clean.",
    ],
  },
  {
    subject: "stairs",
    when: hasStairs,
    lines: ["Upstairs, which is not easy with a pram.", "Mind the stairs if your knees are like mine."],
  },
  {
    subject: "parking",
    when: (facts) => facts.parking === null || facts.suburb.isCentre,
    lines: ["Allow time to find a park.", "Parking is a pain around there."],
  },
];

/** What softens a mixed one. */
export const EVEN_SO: readonly string[] = [
  "I would still go back.",
  "The result is good.",
  "Staff were pleasant about it.",
  "Otherwise no complaints.",
  "They were honest about it when I asked.",
  "The tooth has been fine since.",
  "Fair enough for a busy place.",
  "Friendly enough.",
  "The clean itself was thorough.",
  "I will give it another try.",
  "It got sorted in the end.",
  "Dr {last} was nice.",
  "The desk did apologise.",
  "Can’t fault the work.",
  "My partner likes it there.",
];

/** One and two stars. */
export const CROSS: readonly string[] = [
  "Waited forty minutes and then was asked to come back another day.",
  "The filling came out within a month and I was charged to have it redone.",
  "No one told me the price until I was at the desk.",
  "Felt rushed from start to finish.",
  "They lost my booking and did not seem bothered.",
  "I was sold work that my new dentist says I did not need yet.",
  "Three calls and no one called back.",
  "Cold, in every sense.",
  "My appointment was cancelled by text an hour before.",
  "Sharp with my daughter, who was frightened.",
];
