import { Toaster as ChakraToaster, createToaster, Portal, Stack, Toast } from '@chakra-ui/react';
import { toastSlotRecipe } from '@chakra-ui/react/theme';
import { addRecipes } from '../theme/system.ts';
import type { Notice } from './toaster.tsx';

/** Specification §9: one toast at a time, the newest replaces the older, 5 s, hotkey F8. */
const DURATION_MS = 5000;
const REMOVE_DELAY_MS = 1_000_000;
/** So far to the right, and the toast is dismissed. */
const SWIPE_PX = 50;

/** Under the title: a toast covers neither the text box, nor the bar, nor what a thumb is about to press. */
const BELOW_TITLE = '60px';

addRecipes({ theme: { slotRecipes: { toast: toastSlotRecipe } } });

const toaster = createToaster({
  placement: 'top',
  offsets: { bottom: '16px', top: BELOW_TITLE, left: '16px', right: '16px' },
  max: 1,
  overlap: false,
  duration: DURATION_MS,
  removeDelay: REMOVE_DELAY_MS,
  pauseOnPageIdle: true,
  hotkey: ['F8'],
});

export function show({ title, description, variant = 'default' }: Notice): void {
  // A toast that is closed but not yet removed would still count as the one that may be visible.
  toaster.remove();
  toaster.create({
    title,
    description,
    type: variant === 'destructive' ? 'error' : 'info',
    duration: DURATION_MS,
    closable: true,
  });
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
            bg={toast.type === 'error' ? 'bg.error' : 'bg.panel'}
            color={toast.type === 'error' ? 'fg.error' : 'fg'}
            borderWidth="1px"
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
            <Stack gap="1" flex="1" minW="0" pe="8">
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
