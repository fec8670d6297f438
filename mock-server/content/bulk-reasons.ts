import type { BulkFailureReasonCode } from '../../src/api/known-values.gen.ts'
import type { Language } from './people/index.ts'

/** Why a post could not be moved to another state, in the words of each language. */
export const bulkReasons: Record<BulkFailureReasonCode, Record<Language, string>> = {
  forbidden: {
    en: 'You can’t move this post.',
    it: 'Non puoi cambiare lo stato di questo post.',
    de: 'Sie können den Status dieses Beitrags nicht ändern.',
    es: 'No puedes cambiar el estado de esta publicación.',
    el: 'Δεν μπορείτε να αλλάξετε την κατάσταση αυτής της ανάρτησης.',
    pt: 'Você não pode alterar o status deste post.',
    fr: 'Vous ne pouvez pas changer le statut de cette publication.',
  },
  'post-not-found': {
    en: 'The post no longer exists.',
    it: 'Il post non esiste più.',
    de: 'Der Beitrag existiert nicht mehr.',
    es: 'La publicación ya no existe.',
    el: 'Η ανάρτηση δεν υπάρχει πια.',
    pt: 'O post não existe mais.',
    fr: 'La publication n’existe plus.',
  },
  'state-changed': {
    en: 'Someone else has already moved this post.',
    it: 'Qualcuno ha già cambiato lo stato di questo post.',
    de: 'Jemand hat den Status dieses Beitrags schon geändert.',
    es: 'Alguien ya ha cambiado el estado de esta publicación.',
    el: 'Κάποιος έχει ήδη αλλάξει την κατάσταση αυτής της ανάρτησης.',
    pt: 'Alguém já alterou o status deste post.',
    fr: 'Une autre personne a déjà changé le statut de cette publication.',
  },
  'required-field-missing': {
    en: 'The field “Assignee” is empty.',
    it: 'Il campo «Responsabile» è vuoto.',
    de: 'Das Feld „Zuständig“ ist leer.',
    es: 'El campo «Responsable» está vacío.',
    el: 'Το πεδίο «Υπεύθυνος» είναι κενό.',
    pt: 'O campo “Responsável” está vazio.',
    fr: 'Le champ « Responsable » est vide.',
  },
  'post-locked': {
    en: 'Someone else is editing this post.',
    it: 'Qualcuno sta modificando questo post.',
    de: 'Jemand bearbeitet diesen Beitrag gerade.',
    es: 'Alguien está editando esta publicación.',
    el: 'Κάποιος επεξεργάζεται αυτή την ανάρτηση.',
    pt: 'Alguém está editando este post.',
    fr: 'Une autre personne modifie cette publication.',
  },
}
