/** Tasks that hang at posts: the post by the beginning of its title, and when they are due in days from now. */
export const writtenTasks: { id: string; title: string; post: string; dueInDays: number | null }[] = [
  { id: 't-301', title: 'Add alert for sensor drift', post: 'Line 4 stop', dueInDays: 7 },
  { id: 't-302', title: 'Check press 1 and 3', post: 'Line 4 stop', dueInDays: -3 },
  { id: 't-311', title: 'Review onboarding survey', post: 'Onboarding survey', dueInDays: 14 },
  { id: 't-320', title: 'Read pages 12 to 19', post: 'Spring catalogue', dueInDays: 0 },
  { id: 't-321', title: 'Sign the audit plan', post: 'Supplier audit', dueInDays: 3 },
  { id: 't-322', title: 'Order the mirror for the crossing', post: 'Near miss in hall B', dueInDays: 1 },
  { id: 't-323', title: 'Sheet for the first lamp of the shift', post: 'Prima lampada', dueInDays: 5 },
  { id: 't-324', title: 'Translate the list of spare parts', post: 'Riparare invece', dueInDays: 9 },
  { id: 't-325', title: 'Decide on the corner insert', post: 'What customers sent back', dueInDays: 10 },
  { id: 't-326', title: 'Test the pair box with ten shops', post: 'A smaller box', dueInDays: 21 },
  { id: 't-327', title: 'Ask for the drawings of the seal', post: 'Halo 60 comes', dueInDays: null },
  { id: 't-328', title: 'Bring the yellow vests', post: 'Evacuation exercise', dueInDays: 4 },
]
