/** Folders of the design system that are no parts of their own, and why. */
export const needsNoStories: Readonly<Record<string, string>> = {
  Field: 'label, hint and error around the control of every field, shown in the stories of each of them',
  ShowAt: 'leaves out what the window has no room for, shown in the stories of the shell',
}
