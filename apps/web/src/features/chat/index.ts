export { ChatTab } from './chat-tab.tsx';
