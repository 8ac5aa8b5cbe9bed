import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/older-children.ts';

export const weeks0624to0676: AgeRange = {
  start_weeks: 624,
  end_weeks: 676,
  display_name: '12 to 13 years',
  topics: [
    {
      id: 'low-mood-and-self-harm-at-twelve',
      title: 'More than a mood: when your young teen hurts inside',
      subtitle: 'What to look for, what to ask and what to do today',
      description:
        'Young teens get moody. A slammed door is not an illness. What should make you look closer is a change that stays: sad or cross most of the time, no joy in what they loved, pulling away from friends, sleep or food turned upside down, marks on the skin, or talk of being a burden. You do not need to be sure before you ask. Find a quiet moment and say what you see. Then ask plainly: “Are you thinking about hurting yourself? Are you thinking of suicide?” Asking does not put the idea there. It opens a door. Listen, do not argue, and do not promise to keep it secret. Stay with them. Lock up medicines and any guns, with bullets locked apart, or move them out of the home. Call the doctor today for self-harm, and soon for low mood that does not lift. If there is any danger now, do not leave your child alone. In the US call or text 988, or call your emergency number.',
      urgency_level: 1,
      tags: ['Health & Wellness', 'Teens'],
      topic_sources: [source.nimhWarningSigns, source.uspstfDepression, source.upmcSafeHome, source.lifeline988],
      proactive_message:
        'How is {user.childName} really doing? Moods come and go at twelve. If you have seen a change that stays, trust your eyes. It is safe to ask straight out, and it can be a relief to be asked. I can help you find the words. If there is danger now, stay close and call or text 988 in the US, or your emergency number.',
      proactive_message_sources: [source.nimhWarningSigns, source.lifeline988],
      proactive_option_1: 'Help me find the words to ask',
      proactive_option_2: "I saw cuts on my child's arm",
      proactive_option_3: 'Is it a mood or more than that?',
    },
    {
      id: 'teen-sleep-eight-to-ten',
      title: 'Why your new teen cannot fall asleep',
      subtitle: 'What 8 to 10 hours takes on a school night',
      description:
        'Around now many children stay wide awake at ten and cannot be dragged up at seven. It can look like cheek. Yet bodies do change in these years, and so does sleep. Up to 12, children need 9 to 12 hours. From 13 to 18 they need 8 to 10. Work back from the alarm to find lights out. Then fix the easy things. Keep the same times on most days, and let weekends drift by only a little. Phones and other screens sleep in the kitchen, and so do yours. No energy drinks or coffee late in the day. Get outside in the morning and move in the day. Keep the last half hour dull: a bath, a book, a talk. Sleep is the ground under mood, marks and skin. See the doctor if your child snores and gasps, lies awake for hours, falls asleep in class, or sleeps enough and is still worn out. Ask about low mood too, as the two often go together.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Teens'],
      topic_sources: [source.cdcSleep, source.aapScreenTime],
      proactive_message:
        'Is it hard to get {user.childName} to bed, and harder to get them up? You are not alone. From 13, teens need 8 to 10 hours, and few get it. Two changes do most of the work: where the phone sleeps and what time the day begins. What does a school night look like now?',
      proactive_message_sources: [source.cdcSleep],
      proactive_option_1: 'The phone stays in bed all night',
      proactive_option_2: 'Work out our bedtime with me',
      proactive_option_3: 'Always tired, even after sleep',
    },
    {
      id: 'social-media-road-rules',
      title: 'Social media: road rules for new drivers',
      subtitle: 'Privacy, time, kindness and who to call after a crash',
      description:
        'You would not hand over car keys with no lessons. Social media is much the same. First, check the age rule of the app and ask what your child wants from it. Then sit next to them and set it up: private account, no location, strangers cannot message. Agree on when it is off, such as meals, homework and bedtime. Talk about three things. One: what you post can travel, so think of who might see it. Two: be as kind as you would be face to face. Three: no one has a right to a picture of your body, and no one may share yours. Look at the feed together now and then, in the open, and ask, “How do you feel after ten minutes of this?” Let your child unfollow what stings. Talk to the doctor if sleep, school, food or mood slide, or if your child cannot stop. If there are threats, keep the messages, report them and get help.',
      urgency_level: 2,
      tags: ['Parenting Support', 'Teens'],
      topic_sources: [source.aapScreenTime, source.iwfParents],
      proactive_message:
        'Is {user.childName} on social media, or asking to be? Think of it as learning to drive: you in the next seat at first, then a bit more road each month. I can help you set it up so it is private, and agree on a few fair rules. Where would you like to start?',
      proactive_message_sources: [source.iwfParents, source.aapScreenTime],
      proactive_option_1: 'Set up a private account with us',
      proactive_option_2: 'Everyone else has it but my child',
      proactive_option_3: 'My child feels bad after scrolling',
    },
    {
      id: 'spots-sweat-and-showers',
      title: 'Spots, sweat and showers',
      subtitle: 'What skin needs at this age, and what it does not',
      description:
        'Spots are part of puberty for most teens. Hormones make the skin more oily and the pores clog. It is not dirt, and there is little proof that chocolate or greasy food is to blame. Still, it can hurt, in both senses. Never joke about it. Help with the basics: wash the face with a mild cleanser up to twice a day, pat dry, and choose oil-free creams and make-up. Hands off, as picking can leave scars. A pharmacist can suggest a wash or gel. It takes weeks to work, so start one thing and stay with it. For sweat, a daily wash, clean socks and a deodorant will do. Let your child choose the scent. Say it once, kindly and in private. See the doctor if spots are deep and sore, leave scars, spread on chest or back, or make your child feel low. Good treatments exist. Ask early, as scars are easier to prevent than to mend.',
      urgency_level: 3,
      tags: ['Health & Wellness', 'Teens'],
      topic_sources: [source.nhsAcne, source.medlineAcne],
      proactive_message:
        'Is {user.childName} starting to get spots, or to need a nudge toward the shower? It is all part of the same wave of hormones. A few simple steps help, and a kind word helps more. Would you like a short skin plan, or a way to bring up the smell with no hurt?',
      proactive_message_sources: [source.nhsAcne, source.medlineAcne],
      proactive_option_1: 'A simple skin plan, please',
      proactive_option_2: 'How do I bring up body odor?',
      proactive_option_3: 'When does acne need a doctor?',
    },
  ],
  activities: [
    {
      id: 'design-a-fair-rule',
      title: 'Design a fair rule',
      subtitle: 'Your teen drafts it, you both sign it',
      description:
        'Pick one rule that causes rows: bedtime, phone, room. Each of you says what you need and why. Your teen drafts a rule that meets both. Try it for two weeks, then sit down and change one word. Sign it like a treaty.',
      why: 'Young teens keep rules they helped to make, and they learn how to bargain with respect.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcYoungTeens],
    },
    {
      id: 'find-your-team-at-twelve',
      title: 'Find your team',
      subtitle: 'Sport, drama, robots or the school paper',
      description:
        'Make a list of ten groups near you. Your teen picks three to look at and one to try. Go to watch one first if that is easier. You do lifts and cheering, no coaching from the side. After a month, ask what it gave them.',
      why: 'A group with a shared goal gives friends, movement and a place to belong.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcYoungTeens],
    },
    {
      id: 'feelings-playlist',
      title: 'Feelings playlist',
      subtitle: 'One song for each mood, swapped at dinner',
      description:
        'Each of you makes a list: a song for calm, for anger, for sad, for “I can do this.” Swap and listen. Ask, “What do you hear in it?” No jokes about taste. Save the calm list for bad days.',
      why: 'Music lets teens name what they feel without having to explain it.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcAnxietyDepression, source.cdcYoungTeens],
    },
    {
      id: 'kitchen-phone-hotel',
      title: 'The phone hotel',
      subtitle: 'Build a place where all phones sleep, yours too',
      description:
        'Make a box with slots and a charger. Give each phone a room number. Agree a check-in time. Get a plain alarm clock for each bedroom. The first to sneak a phone out does the dishes, grown-ups too. Try it for one week and compare sleep.',
      why: 'A bedroom with no screens is the easiest way to win back sleep.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcSleep, source.aapScreenTime],
    },
    {
      id: 'film-and-a-question',
      title: 'A film and one question',
      subtitle: 'Your teen picks the film, you bring the question',
      description:
        "Watch a film of your teen's choice with snacks. Ask one open question after: “Who had power there?” “Would you have told someone?” Then listen for longer than is easy. If they shrug, share what you thought and leave it there.",
      why: 'A story on a screen makes it easy to talk about drink, sex, drugs and right and wrong.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcYoungTeens, source.oasasTalk],
    },
    {
      id: 'own-your-laundry',
      title: 'Own your laundry',
      subtitle: 'From basket to drawer with no reminder',
      description:
        'Show it once: sort, read the label, set, hang, fold. Then it is their job, one wash a week. If there are no clean socks, there are no clean socks. Do not rescue. Praise the first week that runs on its own.',
      why: 'Full charge of a real task builds the habits that adult life asks for.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcYoungTeens, source.cfpbMoneyAsYouGrow],
    },
    {
      id: 'study-map-at-twelve',
      title: 'One-page study map',
      subtitle: 'Turn a chapter into a picture',
      description:
        'Take one chapter. In the middle of a blank page, write the main idea. Draw branches with key words and small sketches. Shut the book and tell the map to someone. Where it goes blank is what to read again. Hang the map by the desk.',
      why: 'Drawing and telling make ideas stick better than reading the same page twice.',
      tags: ['Activities', 'Teens'],
      sources: [source.cdcYoungTeens],
    },
  ],
  milestones: [],
};
