export { checkReply, findNeverSay, type ReplyVerdict } from './check-reply.ts';
