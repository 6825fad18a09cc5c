import { describe, expect, test } from "vitest";
import { sentences } from "#tests/support/sentences.ts";
import { careBeside, firstHelp } from "./first-help.ts";
import { readQuestion } from "./question.ts";

const helpFor = (text: string) => firstHelp(readQuestion(text).hurt);

describe("What someone reads first", () => {
  test.each([
    ["i took 12 panadol today because my tooth is killing me", "0800 764 766"],
    ["had 8 panadol and 8 nurofen in 6 hours for toothache", "0800 764 766"],
    ["pain in my jaw and down my left arm feeling sweaty", "111"],
    ["took two tramadol and some wine for my tooth and my lips are blue", "Call 111 now"],
    ["baby swallowed bonjela whole tube shes floppy", "Call 111 now"],
    ["took 20 panadol and im very drowsy", "Call 111 now"],
    ["I dont want to live anymore with this tooth pain", "1737"],
    ["want to kill myself this toothache", "1737"],
    [
      "toddler swallowed a button battery from her toothbrush",
      "Go straight to a hospital emergency department, or call 111",
    ],
  ])("for “%s” is to call %s, and no medicine to take", (text, call) => {
    const help = helpFor(text);
    expect(help?.danger).toContain(call);
    expect(help?.card?.steps.join(" ") ?? "").not.toMatch(/paracetamol|ibuprofen/i);
  });

  test.each([
    ["my boy got his front tooth knocked out at rugby", "Push it gently back in"],
    ["kua taka te niho o taku tama", "Go to a dentist now"],
    ["so much blood in my mouth", "Call 111 or go to a hospital emergency department"],
    ["bleeding after tooth was taken out", "Call 111 or go to a hospital emergency department"],
    ["my gum is swollen", "see a dentist within 24 hours"],
  ])("for “%s” is whole, so that “%s” is there", (text, step) => {
    expect(helpFor(text)?.card?.steps.join(" ")).toContain(step);
    expect(helpFor(text)?.card?.hasMore).toBe(false);
  });

  test.each([
    ["swallowed my crown with my toast", "swallowed"],
    ["superglued my crown back on and now it burns", "crown-off"],
    ["orthodontic wire came loose stabbing gum", "braces"],
    ["bracket broke off", "braces"],
    ["baby choking on a tooth", "choking"],
    ["is swelling normal 3 days after wisdom teeth removal", "after-removal"],
    ["swelling normal after 3 days", "swelling"],
    ["denture stuck in my throat", "choking"],
    ["lip still numb two days after my wisdom tooth was taken out", "after-removal"],
    ["chipped my tooth on an olive pit sharp edge cutting my tongue", "broken-tooth"],
    ["my wisdom tooth is coming thru and i cant open my mouth properly", "swelling"],
    ["hole where my tooth was stinks and pain going into my ear", "after-removal"],
    ["her front teeth went up into the gum, the bleeding has stopped", "moved-tooth"],
    ["front tooth was forced into his gum", "moved-tooth"],
    ["my sons tooth has gone up into the gum after a fall", "moved-tooth"],
    ["hubby punched me and my tooth is loose, dont feel safe", "moved-tooth"],
    ["temp filling gone and now a deep throbbing, im in ōtaki", "crown-off"],
    ["my temp crown came off", "crown-off"],
    ["temp filling fell out", "crown-off"],
    ["wrapped in milk the tooth since 20 mins ago what now my daughter is 9", "knocked-out"],
    ["brother stuck his retainer on and cant get it off its cutting him", "braces"],
    ["braces wire poking in my cheek its bleeding a bit and dont see ortho till monday", "braces"],
    ["face still numb from injection yesterday morning is that normal its been 24 hours", "numb"],
    [
      "had my wisdom teeth out on tuesday now its friday and the pain is way worse and tastes disgusting",
      "after-removal",
    ],
    ["top left back one is killing me and goes up to my ear", "severe-pain"],
    ["nana bit on a lolly and half her tooth came off and its sharp", "broken-tooth"],
    ["a bit of my front tooth came off", "broken-tooth"],
    ["corner of my molar fell off", "broken-tooth"],
    ["piece of tooth came out when i was eating bread", "broken-tooth"],
    ["knocked half my tooth out", "broken-tooth"],
    ["filling fell out sharp edge cutting tongue", "crown-off"],
    ["got a bit of tooth still left in after they pulled it", "after-removal"],
    ["they left a bit of tooth behind when it was pulled", "after-removal"],
    ["root left in after extraction", "after-removal"],
    ["my 4yr old fell off the scooter and her tooth has gone right up into the gum", "moved-tooth"],
    ["front tooth has gone in to the gum cant see it", "moved-tooth"],
    ["tooth knocked into the gum", "moved-tooth"],
    ["my tongue is a bit sore", "severe-pain"],
    ["my teeth kill", "severe-pain"],
    ["tooth kills when i chew", "severe-pain"],
    ["kua mangungu taku niho", "broken-tooth"],
    ["oi me tooth is munted", "broken-tooth"],
    ["my tooth is buggered", "broken-tooth"],
    ["mouthguard didnt save me tooth snapped", "broken-tooth"],
    ["loose tooth after fall swollen", "moved-tooth"],
    ["sat here all night with toothache", "severe-pain"],
    ["part of my wisdom tooth was left inside after surgery", "after-removal"],
  ])("for “%s” is the first aid %s", (text, id) => expect(helpFor(text)?.card?.id).toBe(id));
});

describe("A kind of danger has its own call:", () => {
  test.each([
    "hubby punched me and my tooth is loose, dont feel safe",
    "my partner hit me in the mouth and broke my tooth",
    "got thrown against the wall and my tooth is chipped",
    "i dont feel safe at home my lip is split",
    "my husband is hurting me and my tooth is broken",
    "i get beaten at home and my tooth is loose",
    "my partner smashed my teeth in n hes still in the house",
    "ex knocked my tooth out",
    "he gave me the bash my lip is split",
    "my son hits me i am 80 and my dentures broke",
  ])("of “%s” the Police, and who is there to talk to", (text) => {
    expect(helpFor(text)?.danger).toMatch(/Call 111 now and ask for the Police.*0800 733 843/);
    expect(helpFor(text)?.card).not.toBeNull();
  });

  test.each([
    "he keeps hitting me my front tooth is chipped",
    "my partner always hits me in the face",
    "he hits me",
    "she hit me in the mouth",
    "someone is hurting me at home",
    "somebody at home is hurting me",
    "my partner keeps hurting me",
  ])("of “%s”, told without a day, too", (text) => expect(helpFor(text)?.danger).toContain("0800 733 843"));

  test.each([
    "i want to end it i cant take this tooth",
    "thinking of ending it because of the pain",
    "feel like ending it this toothache is too much",
    "planning on ending it, tooth agony",
    "im going to end it the pain wont stop",
    "considering ending things tooth pain is unbearable",
  ])("of “%s” 1737", (text) => expect(helpFor(text)?.danger).toContain("1737"));

  test.each([
    "my husband fell and broke his tooth",
    "partner accidentally hit me and my tooth is loose",
    "dad kicked the ball and it hit me in the mouth",
    "he hit me at rugby and my tooth is loose",
    "he hit me with a huge bill",
    "my dad knocked my tooth out with a bat",
    "im 65 and my son hit me up for a loan",
    "my partner broke his tooth",
    "someone who wont hurt me",
  ])("of “%s” it is not the Police", (text) => expect(helpFor(text)?.danger ?? "").not.toContain("Police"));

  test.each([
    "kid put a bead between his teeth and it wont come out and hes crying",
    "popcorn is between my teeth and it doesnt come out",
    "something between my teeth cant get it out",
    "tooth came out 3 days ago",
    "tooth fell out last week",
    "fish bone jammed between teeth wont come out",
    "popcorn jammed between my teeth",
    "toothpick jammed between teeth",
    "floss shoved between teeth wont come out",
  ])("“%s” has no steps of a tooth that has just come out", (text) => {
    expect(readQuestion(text).hurt).toMatchObject({ level: "hurt", kind: null });
    expect(helpFor(text)?.card).toBeNull();
  });

  test.each(sentences("poison"))("of “%s” the Poisons Centre, and no list of what is free", (text) => {
    expect(helpFor(text)?.danger).toContain("0800 764 766");
    expect([helpFor(text)?.card, readQuestion(text).funding]).toEqual([null, []]);
  });

  test.each(sentences("sick-child"))("of “%s” Healthline, and no first aid of a tooth", (text) => {
    expect(helpFor(text)?.title).toContain("0800 611 116");
    expect(helpFor(text)?.danger).toMatch(/Healthline now: 0800 611 116.*Call 111/);
    expect(helpFor(text)?.card).toBeNull();
  });

  test.each([
    "my son cant drink cold water his tooth hurts",
    "my 3 year old filling fell out",
    "my 3 year old chipped her tooth",
  ])("of “%s” it is not Healthline", (text) => expect(helpFor(text)?.danger).toBeNull());

  test.each(sentences("allergy"))(
    "of “%s” 111 for a severe allergy, and no first aid of an abscess",
    (text) => {
      expect(helpFor(text)?.danger).toContain("severe allergy: call 111 now");
      expect(helpFor(text)?.card).toBeNull();
    },
  );

  test.each([
    ["help me", null],
    ["owwwww", null],
    ["call 111", "Call 111 now"],
    ["1737", "1737"],
    ["poisons centre", "0800 764 766"],
  ])("“%s” alone calls for help, and reads %s first", (text, call) => {
    expect(readQuestion(text).isUrgent).toBe(true);
    if (call === null) expect(helpFor(text)?.danger).toBeNull();
    else expect(helpFor(text)?.danger).toContain(call);
  });
});

test.each(sentences("first-aid").map((line) => line.split("|") as [string, string]))(
  "“%s” has the steps of %s, and never those of another hurt",
  (text, id) => {
    const card = helpFor(text)?.card;
    expect(card?.id).toBe(id);
    expect(card?.hasMore).toBe(false);
  },
);

test.each([
  "my 5 year old has toothache",
  "niho mamae taku tamaiti kei hea te rata niho",
  "my toddlers front tooth got pushed up into her gum she hit the coffee table",
])("Who tells of a child reads first whom to ask, and nothing meant for adults: “%s”", (text) => {
  const steps = helpFor(text)?.card?.steps ?? [];
  expect(steps[0]).toContain("0800 TALK TEETH");
  expect(steps.join(" ")).not.toMatch(/Pregnant|put back in place/);
});

test.each([
  "can i take ibuprofen for toothache im 7 months pregnant",
  "8 months pregnant toothache",
  "is panadol ok for toothache 6 months pregnant",
  "pregnant with my second child and toothache",
  "expecting a baby in may and tooth is aching",
  "my wife is 6 months pregnant and has toothache",
])("Who is pregnant reads so first, and nothing of a child: “%s”", (text) => {
  const steps = helpFor(text)?.card?.steps ?? [];
  expect(steps[0]).toMatch(/^Pregnant\? Take paracetamol only/);
  expect(steps.join(" ")).not.toContain("A child?");
});

test("Who is pregnant and tells of a child that hurts reads both", () => {
  const steps = helpFor("im pregnant and my 3 year old has a toothache")?.card?.steps ?? [];
  expect([steps[0], steps[1]?.slice(0, 8)]).toEqual([expect.stringMatching(/^Pregnant\?/), "A child?"]);
});

test.each([
  ["my tooth fell out and i am 8 months pregnant", "knocked-out"],
  ["toothache for 6 months", "severe-pain"],
  ["toothache 6 years after root canal", "severe-pain"],
  ["root canal 6yrs ago hurts again", "severe-pain"],
  ["my crown is 8 years old and it hurts", "severe-pain"],
  ["7 year old crown came off and hurts", "crown-off"],
])("Months, and years that something lasted or was ago, are no child’s age: “%s”", (text, id) => {
  expect(readQuestion(text).hurt?.isOfChild).toBeUndefined();
  expect(helpFor(text)?.card?.id).toBe(id);
});

test.each([
  "my son is 7 years old and has toothache",
  "my 8 year olds crown fell off",
  "my 7yr old has a sore tooth",
  "6yo toothache",
])("The age of a child still is one: “%s”", (text) => expect(readQuestion(text).hurt?.isOfChild).toBe(true));

test.each([
  "2 panadol every 4 hours for toothache",
  "i took 2 panadol for toothache",
  "4 panadol today and my tooth still hurts",
  "toothache day 3 panadol not working",
  "alternating panadol and nurofen every 2 hours for toothache",
  "wake up every hour with toothache panadol does nothing",
  "1000mg paracetamol for toothache",
  "had 3 doses of panadol since yesterday for toothache",
])("A dose that a packet allows is no overdose: “%s”", (text) => {
  expect(readQuestion(text).hurt).toMatchObject({ level: "hurt", risk: null, kind: "severe-pain" });
});

test.each([
  ["face swollen 3 days after wisdom tooth removal", "after-removal"],
  ["face swollen 4 days after the injection", "swelling"],
  ["face still swollen after antibiotics", "swelling"],
  ["my kid bit his lip after the dentist and its swollen", "cut"],
  ["my face is numb after the injection", "numb"],
])("What swells after treatment as it does is no allergy: “%s”", (text, id) => {
  expect(readQuestion(text).hurt).toMatchObject({ level: "hurt", risk: null, kind: id });
});

test.each([
  "tooth turned grey after my boy bumped it last week no pain",
  "i fainted after the dentist and hit my head",
  "tooth went grey after he fell off the scooter",
  "my retainer slipped under my gum",
  "tooth has gone dark since the fall last month",
  "his tooth went dark after a bump on the slide",
  "burnt the roof of my mouth with pizza",
])("“%s” has no steps of a broken tooth", (text) => {
  expect(readQuestion(text).isUrgent).toBe(true);
  expect(helpFor(text)?.card).toBeNull();
});

test.each([
  "he fell off trampoline front tooth grey now",
  "tooth went grey after he fell off the scooter",
  "tooth has gone dark since the fall last month",
  "his tooth went black after he got hit in the mouth",
])("A tooth that a knock made dark has the page that says how its nerve is tested: “%s”", (text) => {
  expect(helpFor(text)?.card).toBeNull();
  expect(readQuestion(text).written?.href).toBe("/services/root-canal");
});

test.each([
  "came off the quad bike wont wake up teeth are broken",
  "knocked out cold playing rugby teeth smashed",
  "kua hemo taku tama, i taka ia, kua whati ōna niho",
  "passed out and chipped tooth",
  "he keeps having seizures since he hit his mouth",
  "dad collapsed unconscious and knocked his tooth out",
  "not waking up after fall front tooth gone",
  "son is unconscious and his tooth went through his lip",
])("Nobody who is unconscious is told to rinse or to sit up: “%s”", (text) => {
  expect(helpFor(text)?.danger).toContain("Call 111 now");
  expect(helpFor(text)?.card).toBeNull();
});

test.each(["i have a fever and cant open my mouth", "lockjaw and high temperature", "stiff jaw and fever"])(
  "A mouth that a fever keeps shut is an infection, and no jaw to hold: “%s”",
  (text) => {
    expect(helpFor(text)?.danger).toContain("Call 111 now");
    expect(helpFor(text)?.card?.id).toBe("swelling");
  },
);

test.each([
  ["2yo whacked mouth on coffee table bit through lip", "press a clean pad"],
  ["my 4 year old bit through her tongue", "press a clean pad"],
  ["toddler chipped his front tooth", "Go to a hospital"],
])(
  "Who tells of a child that is cut or broke a tooth reads whom to ask, after what comes first: “%s”",
  (text, first) => {
    const steps = helpFor(text)?.card?.steps ?? [];
    expect(steps[0]).toContain(first);
    expect(steps.join(" ")).toContain("0800 TALK TEETH");
  },
);

test.each([
  "mums bottom plate snapped in half and she cant eat",
  "my false teeth broke and i cant chew",
  "cold sore on lip really painful",
  "chemo ulcers in my mouth cant drink",
  "bit my cheek while numb after filling now its a big ulcer",
  "mouth full of ulcers and bleeding gums feel rubbish",
  "stitches out after implant",
  "kid shoved a bead up between gum and tooth",
  "cold sores burning on my lip",
  "my implant feels wobbly",
  "implant is loose",
])("“%s” has no steps of a toothache or of a crown that came off", (text) => {
  expect(readQuestion(text).isUrgent).toBe(true);
  expect(helpFor(text)?.card).toBeNull();
});

test.each(["mums bottom plate snapped in half and she cant eat", "dads denture snapped he cant eat"])(
  "A broken denture that someone can’t eat without has the page on dentures: “%s”",
  (text) => expect(readQuestion(text).written?.href).toBe("/services/dentures"),
);

test.each([
  ["white patches inside my cheek that sting", "/services/oral-pathology"],
  ["red patches on my tongue hurt", "/services/oral-pathology"],
  ["lump on tongue", "/services/oral-pathology"],
  ["bump on my lip inside", "/services/oral-pathology"],
  ["small lump on gum no pain", "/services/oral-pathology"],
  ["bubs cutting molars dribbling and not sleeping", "/services/teething"],
  ["my 10 month old is cutting her first molars and screaming", "/services/teething"],
  ["baby is cutting teeth and wont sleep", "/services/teething"],
  ["my top denture snapped in half and ive got a wedding tomorrow", "/services/dentures"],
  ["tooth came off my denture", "/services/dentures"],
])("“%s” is answered by its page %s, and no medicine to take", (text, href) => {
  expect(helpFor(text)).toBeNull();
  expect(readQuestion(text).written?.href).toBe(href);
});

test.each([
  "gums bleed every time i brush and they ache",
  "my gums are sore and bleed when i floss",
  "bleeding gum from brushing and painful",
  "gums are bleeding heaps and really sore and my breath stinks",
])("Gums that bleed when they are brushed are no wound to bite a cloth on: “%s”", (text) => {
  expect(helpFor(text)?.card?.id).toBe("severe-pain");
  expect(readQuestion(text).written?.href).toBe("/services/gum-disease");
});

test.each([
  "is it ok to take tramadol and panadol for tooth",
  "is it safe to take panadol for a tooth while breastfeeding",
  "can you take nurofen and panadol together for tooth",
  "are panadol and tramadol safe for toothache",
])("Who asks what may be taken for a tooth is told to ask a pharmacist: “%s”", (text) =>
  expect(helpFor(text)?.card?.steps.join(" ")).toContain("ask a pharmacist"),
);

test.each([
  ["dentist hurt me want to complain", "severe-pain"],
  ["dentist broke my tooth complaint", "broken-tooth"],
  ["dentist cut my lip complaint", "cut"],
  ["complaint dentist left me in pain", "severe-pain"],
])("Who complains of a hurt has the page on complaints beside the first aid: “%s”", (text, id) => {
  expect(helpFor(text)?.card?.id).toBe(id);
  expect(readQuestion(text).written?.href).toBe("/blog/when-something-went-wrong");
});

test.each([
  ["braces came off years ago but my jaw aches now", "severe-pain"],
  ["my root canal from 3 years ago is throbbing", "severe-pain"],
  ["scared of dentist but my tooth really hurts", "severe-pain"],
  ["lost a tooth in 2019 and now it hurts next to it", "severe-pain"],
  ["kua mutu te toto engari kei te mamae tonu", "severe-pain"],
])("What is over isn’t what hurts today: “%s”", (text, id) => expect(helpFor(text)?.card?.id).toBe(id));

test.each([
  ["toothache is back", "severe-pain"],
  ["the pain stopped then came back worse", "severe-pain"],
  ["stopped antibiotics and pain is back", "severe-pain"],
  ["my crown came back off", "crown-off"],
  ["pain relief stopped working tooth is killing me", "severe-pain"],
])("What came back, or what no medicine helps any more, hurts now: “%s”", (text, id) =>
  expect(helpFor(text)?.card?.id).toBe(id),
);

test.each([
  ["my crown has come away", "crown-off"],
  ["a chunk of my molar came away", "broken-tooth"],
])("What came away came off: “%s”", (text, id) => expect(helpFor(text)?.card?.id).toBe(id));

test.each([
  "i took 2 panadol",
  "2 panadol every 4 hours",
  "2 nurofen every 6 hours",
  "panadol for a tooth",
  "tooth wakes me up at night",
  "panadol and salt water rinse every 2 hours for toothache",
])("Who takes a usual dose, or is woken by a tooth, is in pain: “%s”", (text) =>
  expect(readQuestion(text).hurt).toMatchObject({ level: "hurt", risk: null, kind: "severe-pain" }),
);

test.each(["blood in the sink when i brush", "i spit blood when flossing"])(
  "Blood at brushing has the page on gums, and no cloth to bite on: “%s”",
  (text) => {
    const { hurt, isBleedingGums, written } = readQuestion(text);
    expect([hurt, isBleedingGums, written?.href]).toEqual([null, true, "/services/gum-disease"]);
  },
);

test.each([
  "my tooth doesnt hurt i just want a clean",
  "i dont have a toothache",
  "not in pain need a clean",
])("Who says that nothing hurts reads nothing on pain, and is understood: “%s”", (text) => {
  const { hurt, isMaybeHurt, written, rest } = readQuestion(text);
  expect({ hurt, isMaybeHurt, written, rest }).toEqual({
    hurt: null,
    isMaybeHurt: false,
    written: null,
    rest: [],
  });
});

test("Blood after an extraction isn’t sent to read about gum disease", () => {
  expect(
    readQuestion("blood wont stop pouring out of my mouth after extraction im on warfarin").written,
  ).toBeNull();
  expect(readQuestion("my gums are bleeding and hurting after a fall").written?.href).toBe(
    "/services/gum-disease",
  );
});

test("Someone who has swallowed a crown reads about breathing first, and not to keep the crown", () => {
  const steps = helpFor("crown came off and i think i swallowed it")?.card?.steps ?? [];
  expect(steps[0]).toMatch(/hard to breathe.*Call 111/);
  expect(steps.join(" ")).not.toContain("Keep the crown");
});

describe("What may be said of a life, and as likely of something else,", () => {
  test.each(["my son doesnt want to be here for his checkup", "i just want to end it", "i hate my life"])(
    "has 1737 beside the answer of “%s”, and no page of danger",
    (text) => {
      const { hurt, isUrgent } = readQuestion(text);
      expect([careBeside(hurt)?.includes("1737"), firstHelp(hurt), isUrgent]).toEqual([true, null, false]);
    },
  );

  test.each(["cant go on with this toothache", "i cant live with this pain any longer"])(
    "comes first where “%s” says pain as well, with no medicine to take",
    (text) => {
      expect(helpFor(text)?.danger).toContain("1737");
      expect(helpFor(text)?.card).toBeNull();
    },
  );

  test.each([
    "i would rather die than go to the dentist",
    "i want my dead tooth out",
    "living with dentures",
  ])("is not heard in “%s”", (text) =>
    expect([helpFor(text), careBeside(readQuestion(text).hurt)]).toEqual([null, null]),
  );
});
