/** The demo note shows the login of this member. */
export const ada = {
  email: "ada@example.com",
  password: "portico",
  firstName: "Ada",
  lastName: "Lovelace",
};

/** This member needs an emailed code to log in. */
export const grace = {
  email: "grace@example.com",
  password: "portico",
  firstName: "Grace",
  factors: [{ type: "EMAIL" as const, secret: "grace@example.com" }],
};
