import { Global } from '@emotion/react';

/** Black on white whatever the screen shows, without the frame around the page. */
export function PrintStyle() {
  return (
    <Global
      styles={{
        '@page': { margin: '18mm' },
        '@media print': {
          'html, body': { background: 'white !important', fontSize: '11pt' },
          'body *': { color: 'black !important', background: 'transparent !important', boxShadow: 'none !important' },
          'header, nav, footer, [data-scope="toast"]': { display: 'none !important' },
          'main#main': { maxWidth: 'none', padding: 0 },
        },
      }}
    />
  );
}
