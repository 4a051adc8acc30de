/** The demo note shows this login. */
export const ada = {
  email: "ada@example.com",
  password: "portico",
  firstName: "Ada",
  lastName: "Lovelace",
};

/** Needs an emailed code to log in. */
export const grace = {
  email: "grace@example.com",
  password: "portico",
  firstName: "Grace",
  factors: [{ type: "EMAIL" as const, secret: "grace@example.com" }],
};
