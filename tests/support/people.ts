/** The accounts of the demo organisation, by what makes each of them worth a test. */
export const people = {
  employee: { userName: 'giulia.riva', fullName: 'Giulia Riva' },
  admin: { userName: 'marco.bianchi', fullName: 'Marco Bianchi' },
  reseller: { userName: 'elena.papadaki', fullName: 'Elena Papadaki' },
  withoutChat: { userName: 'sofia.karras', fullName: 'Sofia Karras' },
  withoutLearning: { userName: 'tiago.duarte', fullName: 'Tiago Duarte' },
  withoutProfiles: { userName: 'jules.perrin', fullName: 'Jules Perrin' },
} as const

/** The one password of all demo accounts. */
export const password = 'Meridiana!2026'
