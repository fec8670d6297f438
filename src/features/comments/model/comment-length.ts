/** Characters that the server takes in one comment; more is answered with the code `comment-too-long`. */
export const COMMENT_MAX_LENGTH = 10_000

/** From here on the writer is told how much room is left. */
export const COMMENT_LENGTH_WARNING = 9_500
