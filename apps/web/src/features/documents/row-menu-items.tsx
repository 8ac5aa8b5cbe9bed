import { Menu } from '@chakra-ui/react';
import { Download, ExternalLink, Flag, type LucideIcon, Pencil, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { BESIDE_END, MenuBack } from '../../ui/menu-back.tsx';
import type { RowMenuProps } from './row-menu.tsx';

/** Opens at once, under its button. */
export function RowMenuItems({ document, isOwner, address, acts, children }: RowMenuProps & { children: ReactNode }) {
  return (
    <Menu.Root defaultOpen positioning={BESIDE_END}>
      <MenuBack />
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {isOwner && <Entry value="rename" icon={Pencil} label="Rename" onClick={() => acts.askForName(document)} />}
          <Entry value="download" icon={Download} label="Download text" onClick={() => acts.saveText(document)} />
          {isOwner && document.status === 'failed' && (
            <Entry value="retry" icon={RotateCw} label="Retry" onClick={() => acts.retry(document)} />
          )}
          {!isOwner && document.shared && (
            <Entry value="report" icon={Flag} label="Report" onClick={() => acts.askToReport(document)} />
          )}
          {address && (
            <Menu.Item value="page" minH="target" asChild>
              <a href={address.href} target="_blank" rel="noopener noreferrer">
                <ExternalLink size={16} aria-hidden="true" /> Open {address.hostname}
              </a>
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

type EntryProps = { value: string; icon: LucideIcon; label: string; onClick: () => void };

function Entry({ value, icon: Icon, label, onClick }: EntryProps) {
  return (
    <Menu.Item value={value} minH="target" onClick={onClick}>
      <Icon size={16} aria-hidden="true" /> {label}
    </Menu.Item>
  );
}
