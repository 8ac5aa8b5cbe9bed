/** One scale for the whole product, in px at the browser's own size: 13, 15, 17, 20, 26, 34. */
const rem = (px: number) => ({ value: `${px / 16}rem` });

export const fontSizes = {
  xs: rem(13),
  sm: rem(15),
  md: rem(17),
  lg: rem(20),
  xl: rem(20),
  '2xl': rem(26),
  '3xl': rem(34),
};

const style = (fontSize: keyof typeof fontSizes, lineHeightPx: number) => ({
  value: { fontSize, lineHeight: `${lineHeightPx / 16}rem` },
});

/** Answers are read at 17 on lines of 27; headings sit closer. */
export const textStyles = {
  xs: style('xs', 18),
  sm: style('sm', 22),
  md: style('md', 27),
  lg: style('lg', 26),
  xl: style('xl', 26),
  '2xl': style('2xl', 32),
  '3xl': style('3xl', 40),
  label: { value: { ...style('sm', 22).value, fontWeight: 'medium' } },
  none: { value: {} },
};

/** About 65 characters of text a line. */
export const READING_WIDTH = '36rem';
