export { DocumentsTab } from './documents-tab.tsx';
