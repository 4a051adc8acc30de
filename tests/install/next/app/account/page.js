import { portico } from "../../portico.js";

export default async function Account() {
  await portico.requireMember({ returnTo: "/account" });
  return <p>Account</p>;
}
