/**
 * The files of `content/readings/` that are readings, by their name. `twinray-pairs.yaml` belongs to a reading and is
 * none itself; that `-pairs` cannot end a reading's name is what tells them apart before anything is read.
 */
export const READING_FILE = /^(?<id>[a-z0-9-]+(?<!-pairs))\.yaml$/;
