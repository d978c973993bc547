/** Loaded into a child process (`--import`): when the parent is gone, killed too, the child ends. */
process.once('disconnect', () => process.exit(1));
// The channel alone keeps nobody alive.
process.channel?.unref();
