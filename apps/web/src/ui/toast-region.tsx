import { Toaster as ChakraToaster, createToaster, Portal, Stack, Toast } from '@chakra-ui/react';
import { toastSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from '../theme/system.ts';
import type { Notice } from './toaster.tsx';

/** Specification §9: one toast at a time, the newest replaces the older, 5 s, hotkey F8. */
const DURATION_MS = 5000;
const REMOVE_DELAY_MS = 1_000_000;
/** So far to the right, and the toast is dismissed. */
const SWIPE_PX = 50;

/** Over the title: a toast covers neither words, nor the text box, nor what a thumb is about to press. */
const OVER_TITLE = '4px';

addRecipes({ theme: { slotRecipes: { toast: toastSlotRecipe } } });

const toaster = createToaster({
  placement: 'top',
  offsets: { bottom: '16px', top: OVER_TITLE, left: '16px', right: '16px' },
  max: 1,
  overlap: false,
  duration: DURATION_MS,
  removeDelay: REMOVE_DELAY_MS,
  pauseOnPageIdle: true,
  hotkey: ['F8'],
});

let shown: { id: string; about: string | undefined; type: 'error' | 'info'; duration: number } | undefined;

export function show({ title, description, about, variant = 'default' }: Notice): void {
  const type = variant === 'destructive' ? 'error' : 'info';
  // One that becomes an alert would not be read out.
  if (about !== undefined && shown?.about === about && shown.type === type) {
    // Only another duration lets its clock begin anew.
    shown.duration = shown.duration === DURATION_MS ? DURATION_MS + 1 : DURATION_MS;
    toaster.update(shown.id, { title, description, duration: shown.duration });
    return;
  }
  // A toast that is closed but not yet removed would still count as the one that may be visible.
  toaster.remove();
  const id = toaster.create({
    title,
    description,
    type,
    duration: DURATION_MS,
    closable: true,
    onStatusChange: ({ status }) => {
      if (status !== 'visible' && shown?.id === id) shown = undefined;
    },
  });
  shown = { id, about, type, duration: DURATION_MS };
}

/** Where the finger came down; one toast at a time is on the screen. */
let swipeFrom = 0;

export function ToastRegion() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root
            width={{ md: 'sm' }}
            py="2"
            bg={toast.type === 'error' ? 'bg.error' : 'bg.panel'}
            color={toast.type === 'error' ? 'fg.error' : 'fg'}
            borderWidth="1px"
            _print={{ display: 'none' }}
            // A dismissed toast stays in the page for the removal delay: it must not catch a finger meanwhile.
            css={{
              '&[data-state=closed]': { visibility: 'hidden' },
              '&[data-state=closed], & [data-ghost]': { pointerEvents: 'none' },
            }}
            role={toast.type === 'error' ? 'alert' : 'status'}
            touchAction="pan-y"
            onPointerDown={({ clientX }) => {
              swipeFrom = clientX;
            }}
            onPointerUp={({ clientX }) => {
              if (clientX - swipeFrom > SWIPE_PX) toaster.dismiss(toast.id);
            }}
          >
            <Stack gap="0" flex="1" minW="0" pe="8">
              {toast.title && <Toast.Title>{toast.title}</Toast.Title>}
              {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            </Stack>
            <Toast.CloseTrigger aria-label="Dismiss" boxSize="target" top="0" insetEnd="0" color="inherit" />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
