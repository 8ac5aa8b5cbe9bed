import type { ClientUser } from '@nestling/contracts/auth';
import { useCurrentUser } from '../../platform/current-user.ts';
import { PageMessage } from '../../ui/page.tsx';
import { Chat } from './chat.tsx';

export function ChatTab({ isShown, onShow }: { isShown: boolean; onShow: () => void }) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <PageMessage>Loading...</PageMessage>;
  if (!user) return <PageMessage>Please log in to access the chat.</PageMessage>;
  return <Chat key={(user satisfies ClientUser).id} user={user} isShown={isShown} onShow={onShow} />;
}
