import { Tabs } from '@chakra-ui/react';
import { NAV_ENTRY, NAV_ICONS, NAV_LIST } from './nav-entry.tsx';

/** Chat and Documents as the two tabs of the main page: inside its Tabs.Root. */
export function MainTabs() {
  return (
    <Tabs.List {...NAV_LIST}>
      <Tabs.Trigger value="chat" {...(NAV_ENTRY as object)}>
        {NAV_ICONS.chat} Chat
      </Tabs.Trigger>
      <Tabs.Trigger value="documents" {...(NAV_ENTRY as object)}>
        {NAV_ICONS.documents} Documents
      </Tabs.Trigger>
    </Tabs.List>
  );
}
