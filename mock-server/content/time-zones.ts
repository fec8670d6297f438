/** Time zones that a person can choose, west to east, with a city that people know them by. */
export const timeZones: { id: string; city: string }[] = [
  { id: 'America/Los_Angeles', city: 'Los Angeles' },
  { id: 'America/New_York', city: 'New York' },
  { id: 'America/Sao_Paulo', city: 'São Paulo' },
  { id: 'Atlantic/Azores', city: 'Ponta Delgada' },
  { id: 'Europe/Lisbon', city: 'Lisboa' },
  { id: 'Europe/London', city: 'London' },
  { id: 'Europe/Madrid', city: 'Madrid' },
  { id: 'Europe/Paris', city: 'Paris' },
  { id: 'Europe/Rome', city: 'Roma' },
  { id: 'Europe/Berlin', city: 'Berlin' },
  { id: 'Europe/Athens', city: 'Αθήνα' },
  { id: 'Europe/Istanbul', city: 'İstanbul' },
  { id: 'Asia/Dubai', city: 'Dubai' },
  { id: 'Asia/Kolkata', city: 'Mumbai' },
  { id: 'Asia/Shanghai', city: 'Shanghai' },
  { id: 'Asia/Tokyo', city: 'Tokyo' },
]
