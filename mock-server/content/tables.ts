import type { Schemas } from '../schemas.ts'

/** Tables that posts refer to, by id. */
export const tables: Record<string, Schemas['TableInfo']> = {
  'values-line-4': {
    title: 'Zero position of the presses of line 4, last ten days',
    data: {
      columns: [
        { id: 'day', name: 'Day', type: 'text' },
        { id: 'press-1', name: 'Press 1 (mm)', type: 'number' },
        { id: 'press-2', name: 'Press 2 (mm)', type: 'number' },
        { id: 'press-3', name: 'Press 3 (mm)', type: 'number' },
        { id: 'mean', name: 'Mean (mm)', type: 'number' },
        { id: 'inside', name: 'All inside the band', type: 'boolean' },
      ],
      rows: [
        ['Monday', 0.01, 0.02, -0.01, 0.01, true],
        ['Tuesday', 0, 0.03, -0.01, 0.01, true],
        ['Wednesday', 0.01, 0.06, -0.02, 0.02, true],
        ['Thursday', -0.01, 0.14, -0.03, 0.03, true],
        ['Friday', 0, 0.19, -0.04, 0.05, false],
        ['Saturday', 0.01, 0.24, -0.04, 0.07, false],
        ['Sunday', null, null, null, null, true],
        ['Monday', 0.01, 0.33, -0.05, 0.1, false],
        ['Tuesday', 0, 0.4, -0.05, 0.12, false],
        ['Wednesday', 0, 0.01, -0.01, 0, true],
      ],
    },
  },
  'order-codes-halo': {
    title: 'Order codes of the Halo family',
    data: {
      columns: [
        { id: 'code', name: 'Code', type: 'text' },
        { id: 'name', name: 'Name', type: 'text' },
        { id: 'power', name: 'Power (W)', type: 'number' },
        { id: 'from', name: 'Available from', type: 'date' },
      ],
      rows: [
        ['HL40-27', 'Halo 40, 2,700 K', 11, '2026-03-02'],
        ['HL40-30', 'Halo 40, 3,000 K', 11, '2026-03-02'],
        ['HL60-27', 'Halo 60, 2,700 K', 18, '2027-02-22'],
        ['HL60-AM', 'Halo 60, amber', 16, '2027-02-22'],
      ],
    },
  },
  'spare-parts-empty': {
    title: 'Spare parts on order',
    data: {
      columns: [
        { id: 'part', name: 'Part', type: 'text' },
        { id: 'due', name: 'Due', type: 'date' },
      ],
      rows: [],
    },
  },
}
