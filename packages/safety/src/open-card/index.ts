export { prepareStep } from '../reading/lexicon.ts';
export {
  CARD_TURNS,
  type CardInput,
  type CardTurn,
  cardForMessage,
  type Judged,
  judgeMessage,
  openCard,
  turnsInPlay,
} from './card-for-message.ts';
