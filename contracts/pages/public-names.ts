// Names of hosts in the internet, as opposed to those of someone's own network.

/** Names below these lead to no public host. */
const privateName = /\.(localhost|localdomain|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/i;

/** Whether a host's name could be a public one: it has a dot, and does not end as names of private networks do. */
export function isPublicName(host: string): boolean {
  // A dot at the end names the same host.
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !privateName.test(name);
}
