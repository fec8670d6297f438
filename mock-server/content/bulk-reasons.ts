import type { BulkFailureReasonCode } from '../../src/api/known-values.gen.ts'
import type { Language } from './people/index.ts'

/** Why a post could not be moved to another state, in the words of each language. */
export const bulkReasons: Record<BulkFailureReasonCode, Record<Language, string>> = {
  forbidden: {
    en: 'You may not move this post.',
    it: 'Non puoi spostare questo post.',
    de: 'Sie dürfen diesen Beitrag nicht verschieben.',
    es: 'No puedes mover esta publicación.',
    el: 'Δεν μπορείτε να μετακινήσετε αυτή την ανάρτηση.',
    pt: 'Você não pode mover esta publicação.',
    fr: 'Vous ne pouvez pas déplacer cette publication.',
  },
  'post-not-found': {
    en: 'The post does not exist any more.',
    it: 'Il post non esiste più.',
    de: 'Den Beitrag gibt es nicht mehr.',
    es: 'La publicación ya no existe.',
    el: 'Η ανάρτηση δεν υπάρχει πια.',
    pt: 'A publicação não existe mais.',
    fr: 'La publication n’existe plus.',
  },
  'state-changed': {
    en: 'Somebody has moved this post already.',
    it: 'Qualcuno ha già spostato questo post.',
    de: 'Jemand hat diesen Beitrag schon verschoben.',
    es: 'Alguien ya ha movido esta publicación.',
    el: 'Κάποιος έχει ήδη μετακινήσει αυτή την ανάρτηση.',
    pt: 'Alguém já moveu esta publicação.',
    fr: 'Quelqu’un a déjà déplacé cette publication.',
  },
  'required-field-missing': {
    en: 'The field “Responsible” is empty.',
    it: 'Il campo «Responsabile» è vuoto.',
    de: 'Das Feld „Verantwortlich“ ist leer.',
    es: 'El campo «Responsable» está vacío.',
    el: 'Το πεδίο «Υπεύθυνος» είναι κενό.',
    pt: 'O campo “Responsável” está vazio.',
    fr: 'Le champ « Responsable » est vide.',
  },
  'post-locked': {
    en: 'Somebody is editing this post at the moment.',
    it: 'Qualcuno sta modificando questo post.',
    de: 'Jemand bearbeitet diesen Beitrag gerade.',
    es: 'Alguien está editando esta publicación.',
    el: 'Κάποιος επεξεργάζεται αυτή την ανάρτηση.',
    pt: 'Alguém está editando esta publicação.',
    fr: 'Quelqu’un modifie cette publication en ce moment.',
  },
}
