export { prepareStep } from '../reading/lexicon.ts';
export {
  CARD_TURNS,
  type CardInput,
  type CardTurn,
  cardForMessage,
  type Heard,
  hearMessage,
  type Judged,
  judge,
  judgeMessage,
  openBefore,
  openCard,
  turnsInPlay,
} from './card-for-message.ts';
export { mayNotWait } from './may-not-wait.ts';
export { isDenial, onlyResolves } from './read-resolution.ts';
