/** Folders of the design system that are no parts of their own, and why. */
export const needsNoStories: Readonly<Record<string, string>> = {
  PageLocale: 'hands the language of the page to the primitives, shown in the stories of the overlays and pickers',
}
