/** What readers of a post are asked to confirm, and how far that is. */
export type WrittenAcknowledgement = {
  /** The post, by the first words of its title. */
  post: string
  statement: string
  /** In how many days it is due; over when below zero. */
  dueIn: number
  /** The group that is asked; without, all members of the community. */
  groupId?: string
  /** Out of ten people this many have done it. */
  done: number
  /** How Giulia stands; without, it asks nothing of her. */
  giulia?: 'pending' | 'outdated' | 'acknowledged'
}

/** What is to be acknowledged in the demo organisation: four times by Giulia, who stands differently in each. */
export const writtenAcknowledgements: readonly WrittenAcknowledgement[] = [
  {
    post: 'Supplier audit: new dates',
    statement: 'I know the new dates and have told my suppliers.',
    dueIn: 3,
    done: 6,
    giulia: 'pending',
  },
  {
    post: 'The week in figures: drivers from batch 24-17',
    statement: 'I have checked my stock for drivers from batch 24-17.',
    dueIn: -2,
    done: 8,
    giulia: 'pending',
  },
  {
    post: 'Evacuation exercise at Headquarters',
    statement: 'I know my meeting point and the way to it.',
    dueIn: 5,
    done: 7,
    giulia: 'outdated',
  },
  {
    post: 'Light and building fair',
    statement: 'I know where I stand and when.',
    dueIn: 14,
    done: 4,
    giulia: 'acknowledged',
  },
  {
    post: 'Line 4 stop on Tuesday',
    statement: 'I know what has changed at press 2 and how to report a new sound.',
    dueIn: 7,
    groupId: 'group-line-4',
    done: 5,
  },
  {
    post: 'Riparare invece di sostituire: sei mesi',
    statement: 'So quali pezzi di ricambio vendiamo.',
    dueIn: 9,
    done: 5,
  },
]
