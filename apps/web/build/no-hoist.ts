/**
 * Stands in for hoist-non-react-statics (and the react-is that it brings): @emotion/react needs it for `withTheme` alone,
 * which nothing here calls.
 */
export default function hoistNothing<Target>(target: Target): Target {
  return target;
}
