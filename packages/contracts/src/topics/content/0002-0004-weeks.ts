import type { AgeRange } from '../topic.schema.ts';
import * as source from './sources/first-year.ts';

export const weeks0002to0004: AgeRange = {
  start_weeks: 2,
  end_weeks: 4,
  display_name: '2 to 4 weeks',
  topics: [
    {
      id: 'crying-and-a-safe-plan',
      title: 'When the crying will not stop: make a safe plan',
      subtitle: 'What to try, when it may be colic, and how to keep all of you safe',
      description:
        'From about two weeks on, many babies cry more, often late in the day. It does not mean you do it wrong. First check for hunger, a wet diaper, heat or cold. Then hold your baby close, walk, rock gently, try a low steady sound or a warm bath. Doctors speak of colic when a well baby cries more than 3 hours a day, on 3 days a week, for at least a week. It usually stops by 3 to 4 months. If you feel close to losing it, lay your baby on the back in the crib, shut the door and breathe. Never shake a baby. Shaking can injure the brain for life. Call the doctor for a fever, poor feeding or a cry that sounds odd. If you fear you may hurt your baby, call someone now; in the US call or text 988. Get emergency help (911 in the US) for green vomit, a limp or blue baby, or a baby who was shaken or hit.',
      urgency_level: 1,
      tags: ['Parenting Support', 'Health & Wellness'],
      topic_sources: [source.nhsColic, source.cdcHeadTrauma, source.nhsExcessiveCrying, source.nhsSeriouslyIll],
      proactive_message:
        'Is {user.childName} crying more these days? For many babies it starts about now and gets worse before it gets better. A plan helps: what to try first, who to call, and where to lay {user.childName} safely if you need a break. Shall we write yours in two minutes?',
      proactive_message_sources: [source.nhsColic, source.nhsExcessiveCrying],
      proactive_option_1: 'Nothing calms my baby tonight',
      proactive_option_2: 'Is this colic or something else?',
      proactive_option_3: 'I’m at the end of my rope',
    },
    {
      id: 'how-are-you-after-birth',
      title: 'And how are you? Your mood after birth',
      subtitle: 'Baby blues pass in days. Depression can be treated, so speak up',
      description:
        'In the first days after birth, tears come easily. These baby blues often fade within days. If you feel low, empty, scared or cut off from your baby for more than two weeks, it may be depression. It is common. In 2012, a CDC study in 27 states found signs of it in about one new mother in nine. Partners can get it too. It is an illness, not a weakness, and it can be treated. Tell your doctor or midwife. In the US you can call or text 1-833-852-6262 at any hour. It is free, and it is there for partners and family as well. One thing is an emergency: postpartum psychosis. It is rare and comes on fast in the days and weeks after birth. Signs are strange beliefs, seeing or hearing things, no sleep yet full of energy, or deep confusion. Call 911 and stay with her. If you think of ending your life or harming your baby, call or text 988 now.',
      urgency_level: 2,
      tags: ['Parenting Support', 'Health & Wellness'],
      topic_sources: [source.hrsaHotline, source.cdcPostpartumTrends, source.appPsychosis],
      proactive_message:
        'You have asked a lot about {user.childName}. Now, how are you? Many parents feel low, on edge or numb in these weeks, and few say it. You do not need to be sure that it is “bad enough.” Tell me how this week has felt. I can help you find the words for your doctor.',
      proactive_message_sources: [source.hrsaHotline],
      proactive_option_1: 'I cry a lot and don’t know why',
      proactive_option_2: 'I don’t feel close to my baby yet',
      proactive_option_3: 'I worry about my partner',
    },
    {
      id: 'two-week-weight-and-milk',
      title: 'The two-week weight, formula and vitamin D',
      subtitle: 'Small things to get right now that milk is going well',
      description:
        'By 2 weeks most babies are back at their birth weight. That is why a weight check about now tells you so much. If your baby gains, has plenty of heavy wet diapers and wakes to eat, feeding goes well. Using formula? Wash your hands and bottles. Put the water in first, use only the scoop in the box, and level it off. Mix it just as the label says. Too much water can make a baby very ill. Never make formula at home. If money or stock runs short, call your doctor or WIC. Do not stretch it. Breastfed babies often need vitamin D drops. Ask your doctor which ones and how much. The next check-up in the AAP plan is at 1 month. Call the doctor sooner if diapers are drier than usual, if your baby is too sleepy to feed, or has not regained birth weight. Green vomit is an emergency.',
      urgency_level: 2,
      tags: ['Health & Wellness', 'Proactive Care'],
      topic_sources: [
        source.nhsWalesWeight,
        source.nhsFormula,
        source.ismpFormula,
        source.cdcVitaminD,
        source.aapWellChild,
      ],
      proactive_message:
        'Has {user.childName} been weighed yet? Around two weeks is a good time. Most babies are back at birth weight by then. Bring two questions along: “Is the gain on track?” and “Do we need vitamin D drops?” I can also go through safe bottle steps with you.',
      proactive_message_sources: [source.nhsWalesWeight, source.cdcVitaminD],
      proactive_option_1: 'My baby is not at birth weight yet',
      proactive_option_2: 'How do I mix formula the safe way?',
      proactive_option_3: 'Does my baby need vitamin D?',
    },
    {
      id: 'tummy-time-and-round-head',
      title: 'Tummy time and a round head',
      subtitle: 'Back to sleep, tummy to play, a little more each day',
      description:
        'Babies sleep on their backs, so they need time on their tummies while awake. It builds the neck, back and arms, and keeps weight off one spot of the head. Start small: on your chest or lap, after a change, a few times a day. Stop when your baby has had enough. The WHO says to build up to at least 30 minutes a day, spread out, for babies who do not move around yet. A flat spot on the head is common and mostly a matter of looks. It often rounds out as babies sit and move. You can help. Change the end of the crib where the head lies, hold your baby on both arms, and use the car seat only for rides. Do not use pillows or wedges to shape the head. See the doctor if the head always turns to one side, if a flat spot grows, or if your baby cannot lift or turn the head at all.',
      urgency_level: 3,
      tags: ['Developmental Milestones', 'Health & Wellness'],
      topic_sources: [source.scotlandHeadShape, source.mcriPlagiocephaly, source.whoUnderFives],
      proactive_message:
        'How does {user.childName} like tummy time? Many babies protest at first, and that is fine. It can be short, and your chest counts as a mat. Try it after the next diaper change, nose to nose. Want three ways to make it less of a fight?',
      proactive_message_sources: [source.scotlandHeadShape],
      proactive_option_1: 'My baby hates tummy time',
      proactive_option_2: 'I see a flat spot on the head',
      proactive_option_3: 'How long is long enough?',
    },
  ],
  activities: [
    {
      id: 'slow-motion-copy-game',
      title: 'The slow-motion copy game',
      subtitle: 'Poke out your tongue, then wait, and wait some more',
      description:
        'Hold your baby close when they are calm and bright. Open your mouth wide, or poke out your tongue. Do it once, very slowly. Now wait and count to ten in your head. Your baby may work hard and make some mouth shape back. Copy that, and smile.',
      why: 'Taking turns with faces is the first talk you two will have.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.cdcInfants, source.loveParentingPlay],
    },
    {
      id: 'black-and-white-cards',
      title: 'Black and white on a card',
      subtitle: 'Bold shapes that new eyes can hold on to',
      description:
        'Draw thick black stripes, dots or a simple face on white card. Hold it close to your baby, about where your own face would be. Keep it still till they look. Then slide it slowly to one side. Say what you see: “Big black dots!” Two cards are plenty for one go.',
      why: 'Strong contrast is easy for new eyes to find, and following it trains them.',
      safety: 'Hold the card yourself. Do not leave cards, clips or strings in the crib.',
      tags: ['Activities', 'Developmental Milestones'],
      sources: [source.northumberlandPlay, source.loveParentingPlay],
    },
    {
      id: 'kick-and-sing',
      title: 'Kick and sing on the floor',
      subtitle: 'A little time with no diaper and a lot of legs',
      description:
        'Warm the room and lay your baby on the back on a towel on the floor, with the diaper off. Sing a bouncy song. Tap the feet in time, then let go and watch the kicks. Sing louder when they kick and softer when they rest. Your baby leads the band.',
      why: 'Free kicks build strong legs, and your answer shows a baby that they can make things happen.',
      safety: 'The floor is the safe place. Stay within reach and keep pets away.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.northumberlandPlay],
    },
    {
      id: 'evening-sway-walk',
      title: 'The evening sway',
      subtitle: 'Dim light, slow steps and one low sound',
      description:
        'When the fussy hour comes, turn the lights down. Hold your baby upright against your chest and walk slowly. Sway from foot to foot and hum one low note, or run a fan far off. Keep to the same steps for a few minutes before you change to the next thing. Swap arms, or swap adults.',
      why: 'Holding, gentle rocking and soft steady sound help many babies settle. A calm plan helps you, too.',
      safety:
        'Rock gently and support the head. If you get angry or worn out, lay your baby in the crib and take a break.',
      tags: ['Activities', 'Parenting Support'],
      sources: [source.nhsColic, source.cdcHeadTrauma],
    },
    {
      id: 'lap-tummy-time',
      title: 'Tummy time across your lap',
      subtitle: 'A soft slope and a hand on the back',
      description:
        'Sit on the floor with your legs out. Lay your baby tummy down across your thighs, with the head turned to one side. Rub the back slowly from neck to bottom. Place a bright cloth where they can see it. When they tire, roll them up for a hug. Next time, turn the head to the other side.',
      why: 'Short goes from many angles build the neck and keep the head from lying on one spot.',
      safety: 'Only when your baby is awake and you are there. Check that nose and mouth stay clear.',
      tags: ['Activities', 'Health & Wellness'],
      sources: [source.scotlandHeadShape, source.mcriPlagiocephaly],
    },
    {
      id: 'three-page-picture-book',
      title: 'Three pages a day',
      subtitle: 'A book with big faces, held where both of you can see',
      description:
        'Lie on your back next to your baby on the floor and hold a book above you both. Show one big picture. Name it, say one thing about it, and pause. “A dog. Woof. Our neighbor has a dog.” Three pages will do. The same book tomorrow is just right.',
      why: 'Books bring new words and quiet time together, long before a child can follow a story.',
      tags: ['Activities', 'Education'],
      sources: [source.cdcInfants, source.loveParentingPlay],
    },
  ],
  milestones: [],
};
