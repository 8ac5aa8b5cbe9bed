export { prepareStep } from '../reading/lexicon.ts';
export {
  CARD_TURNS,
  type CardInput,
  type CardTurn,
  cardForMessage,
  openCard,
  turnsInPlay,
} from './card-for-message.ts';
