/** The mailbox of "name+tag@host": mail to every tag arrives in the same one. */
export function withoutTag(email: string): string {
  const [name = '', host = ''] = [email.slice(0, email.lastIndexOf('@')), email.slice(email.lastIndexOf('@') + 1)];
  const tag = name.indexOf('+');
  return tag > 0 ? `${name.slice(0, tag)}@${host}` : email;
}
