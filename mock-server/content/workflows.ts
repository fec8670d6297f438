import type { Schemas } from '../schemas.ts'
import type { StateName } from './posts/types.ts'
import { postStates } from './workflow-states.ts'

/** Who may take a step, as the operator wrote it down. */
export type ActorRole = { kind: 'author' | 'moderator' } | { kind: 'group' | 'user'; id: string }

export type TransitionDefinition = {
  id: string
  name: string
  from: StateName[]
  to: StateName
  direction: 'forward' | 'back'
  actors: ActorRole[]
  rules: string[]
  undoable: boolean
  form: Schemas['TransitionForm'] | null
}

export type WorkflowDefinition = {
  id: string
  name: string
  description: string
  communityIds: string[]
  states: { name: StateName; kind: 'initial' | 'open' | 'final'; targetHours: number | null }[]
  transitions: TransitionDefinition[]
}

const editors: ActorRole = { kind: 'group', id: 'group-editors' }
const moderator: ActorRole = { kind: 'moderator' }
const person = (id: string): ActorRole => ({ kind: 'user', id })

const reason: Schemas['TransitionField'] = {
  id: 'reason',
  kind: 'choice',
  label: 'Reason',
  required: true,
  options: [
    { id: 'facts', label: 'Facts to check' },
    { id: 'wording', label: 'Wording' },
    { id: 'pictures', label: 'Pictures or files missing' },
  ],
}

/** What an approval settles of the planning. */
const planned: Schemas['TransitionField'][] = [
  { id: 'assignee', kind: 'assignee', label: 'Assignee', required: true },
  { id: 'expectedEndDate', kind: 'expectedEndDate', label: 'Expected end', required: false },
]

const submit: Omit<TransitionDefinition, 'id'> = {
  name: 'Submit for review',
  from: ['draft', 'sent-back'],
  to: 'in-review',
  direction: 'forward',
  actors: [{ kind: 'author' }, moderator],
  rules: [],
  undoable: true,
  form: null,
}

const sendBack: Omit<TransitionDefinition, 'id' | 'actors'> = {
  name: 'Send back',
  from: ['in-review'],
  to: 'sent-back',
  direction: 'back',
  rules: ['four-eyes'],
  undoable: true,
  form: { fields: [reason], note: 'required', attachments: 'optional' },
}

const approve: Omit<TransitionDefinition, 'id' | 'actors' | 'form'> = {
  name: 'Approve',
  from: ['in-review'],
  to: 'approved',
  direction: 'forward',
  rules: ['four-eyes', 'tasks-closed'],
  undoable: true,
}

/** The three workflows of Meridiana. */
export const workflows: WorkflowDefinition[] = [
  {
    id: 'wf-review',
    name: 'Review of posts',
    description: 'Two people read a text before it goes to everybody.',
    communityIds: [
      'quality-and-safety',
      'learning-corner',
      'plant-torino',
      'werk-ulm',
      'logistica-valencia',
      'thessaloniki',
      'fabrica-campinas',
      'people-and-places',
    ],
    states: [
      { name: 'draft', kind: 'initial', targetHours: null },
      { name: 'in-review', kind: 'open', targetHours: 48 },
      { name: 'approved', kind: 'open', targetHours: null },
      { name: 'published', kind: 'final', targetHours: null },
      { name: 'sent-back', kind: 'open', targetHours: 72 },
    ],
    transitions: [
      { id: 'tr-submit', ...submit },
      {
        id: 'tr-approve',
        ...approve,
        actors: [editors, moderator],
        form: { fields: planned, note: 'optional', attachments: 'none' },
      },
      { id: 'tr-send-back', ...sendBack, actors: [editors, moderator] },
      {
        id: 'tr-publish',
        name: 'Publish',
        from: ['approved'],
        to: 'published',
        direction: 'forward',
        actors: [person('sofia-karras'), moderator],
        rules: [],
        undoable: false,
        form: null,
      },
    ],
  },
  {
    id: 'wf-release',
    name: 'Product release',
    description: 'From the first idea to the day on which customers hear of it, with a pilot between.',
    communityIds: ['product-launches', 'atelier-lyon', 'it-service-desk'],
    states: [
      { name: 'draft', kind: 'initial', targetHours: null },
      { name: 'in-review', kind: 'open', targetHours: 72 },
      { name: 'approved', kind: 'open', targetHours: 120 },
      { name: 'pilot', kind: 'open', targetHours: 240 },
      { name: 'published', kind: 'final', targetHours: null },
      { name: 'sent-back', kind: 'open', targetHours: 72 },
    ],
    transitions: [
      { id: 'tr-release-submit', ...submit },
      { id: 'tr-release-approve', ...approve, actors: [person('marco-bianchi'), moderator], form: null },
      { id: 'tr-release-send-back', ...sendBack, actors: [person('marco-bianchi'), moderator] },
      {
        id: 'tr-release-pilot',
        name: 'Start pilot',
        from: ['approved'],
        to: 'pilot',
        direction: 'forward',
        actors: [person('marco-bianchi'), moderator],
        rules: [],
        undoable: true,
        form: null,
      },
      {
        id: 'tr-release',
        name: 'Release',
        from: ['pilot'],
        to: 'published',
        direction: 'forward',
        actors: [person('marco-bianchi'), moderator],
        rules: [],
        undoable: false,
        form: { fields: [], note: 'optional', attachments: 'none' },
      },
    ],
  },
  {
    id: 'wf-board',
    name: 'Board papers',
    description: 'Papers are complete five days before the board meets.',
    communityIds: ['management-board'],
    states: [
      { name: 'draft', kind: 'initial', targetHours: null },
      { name: 'in-review', kind: 'open', targetHours: 120 },
      { name: 'approved', kind: 'final', targetHours: null },
      { name: 'sent-back', kind: 'open', targetHours: 72 },
    ],
    transitions: [
      { id: 'tr-board-submit', ...submit },
      {
        id: 'tr-board-approve',
        ...approve,
        actors: [person('elena-papadaki')],
        form: { fields: [], note: 'optional', attachments: 'none' },
      },
      { id: 'tr-board-send-back', ...sendBack, actors: [person('elena-papadaki')] },
    ],
  },
]

/** The workflow that the posts of a community go through. */
export function workflowOfCommunity(communityId: string): WorkflowDefinition | undefined {
  return workflows.find(({ communityIds }) => communityIds.includes(communityId))
}

/** The states that a post passes if all goes well, from the first to the last. */
export function mainPath({ states, transitions }: WorkflowDefinition): StateName[] {
  const path: StateName[] = []
  let next = states.find(({ kind }) => kind === 'initial')?.name
  while (next !== undefined && !path.includes(next)) {
    const here: StateName = next
    path.push(here)
    next = transitions.find(({ from, direction }) => direction === 'forward' && from.includes(here))?.to
  }
  return path
}

/** Tells which of the written states this one is. */
export function stateNameOf({ id }: Schemas['WorkflowState']): StateName | undefined {
  return (Object.keys(postStates) as StateName[]).find((name) => postStates[name].id === id)
}
