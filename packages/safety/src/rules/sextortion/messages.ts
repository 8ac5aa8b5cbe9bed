import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["someone threatens to send my son's nude photos unless he pays", 5110],
  ['a man online asked her for pictures and she sent some', 4746],
  ['her nude is going round school', 5474],
  ['loves roblox and her cat; found chats where somebody asks her to take her top off', 3647],
  ["they said they'd post the video to all his followers", 5474],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['would a teen tell you if she was being blackmailed', 4746],
  ["the group chat is toxic about who sits where; she's shrugging it off", 4746],
  ['was groomed online at twelve, had great help; she wants to give a talk at school. support her how?', 6209],
];
